/** /how-we-build: the six steps and the four standards (specification §2, §9 "Performance standards"). */
import type { PerformanceStandard, ProcessStep } from '#contract/building-method.ts';
import type { PageMeta } from '#contract/page.ts';

export const page: PageMeta = {
  title: 'How we build: six steps from frame to solar',
  description:
    'How we build in Central Texas: structure, envelope, airtightness, HVAC, moisture, energy, with three wall sections and the four standards we test to.',
  sheet: 'A-105',
};

export const intro = {
  heading: 'How we build',
  lead: 'A house is six layers, and each has one job: hold, insulate, seal, breathe, drain, power. We draw, order and test them one after the other, so that no trade has to fix the one before.',
  drawingCaption: 'One house, six layers. The numbers are the steps below.',
};

export const steps: readonly ProcessStep[] = [
  {
    number: 1,
    title: 'Structure',
    description: 'A steel frame carries the roof from wall to wall, and no inside wall holds anything up.',
    details: [
      'The frame is engineered for your soil before the plan is final. On limestone the footings sit on rock; on the clay around Bryan they reach below the part of it that swells.',
      'Columns and rafters arrive cut, drilled and numbered, and are bolted on site. Light steel studs fill in between. Where a plan is better off in wood, we frame it in wood and keep the other five steps as they are.',
    ],
    drawing: 'structure',
    drawingAlt: 'Section of a house with its footings, two columns and two rafters drawn bold',
    figure: {
      picture: '33-piers-and-slab',
      alt: 'Limestone ground cut open: drilled piers under grade beams, a mat of reinforcing bars, a slab half poured, a drill rig',
      caption: 'Piers, grade beams and slab, before the first column. Model 1:50.',
    },
    manufacturers: [
      { text: 'Triple-S Steel', href: '/manufacturers/triple-s-steel' },
      { text: 'ClarkDietrich', href: '/manufacturers/clarkdietrich-steel' },
      { text: 'CEMCO', href: '/manufacturers/cemco-steel-framing' },
      { text: 'Dusty Robotics layout', href: '/manufacturers/dusty-robotics' },
    ],
  },
  {
    number: 2,
    title: 'Envelope',
    description: 'Insulation goes outside of the frame, in one coat, without a stud through it.',
    details: [
      'A framed wall is a comb: insulation between the teeth, heat along them. Panels hung outside of the steel reach R-30 over the whole wall, and they carry on over the roof.',
      'Panels are laid out on paper, so that joints meet at corners and openings where we want them, and few are cut on site.',
    ],
    drawing: 'envelope',
    drawingAlt: 'The same section with a thick insulated layer around walls and roof',
    figure: {
      picture: '44-panel-lift',
      alt: 'Insulated metal panel on a crane beside a half-clad steel frame, two people holding the tag lines',
      caption: 'One panel, two people on the tag lines. Model 1:50.',
    },
    manufacturers: [
      { text: 'Kingspan', href: '/manufacturers/kingspan' },
      { text: 'Metl-Span', href: '/manufacturers/metl-span' },
      { text: 'Falk panels', href: '/manufacturers/falk-insulated-panels' },
      { text: 'Premier SIPs', href: '/manufacturers/premier-sips' },
      { text: 'Insulspan SIPs', href: '/manufacturers/insulspan-sips' },
      { text: 'Huber SIPs', href: '/manufacturers/huber-sip-panels' },
    ],
  },
  {
    number: 3,
    title: 'Airtightness',
    description:
      'One line on every drawing keeps the air in, and a pencil can follow it without leaving the paper.',
    details: [
      'Slab edge to wall, wall to roof, wall to window: each junction is drawn, taped or gasketed, and photographed before it is covered.',
      'Then a blower door pulls the house to 50 pascals while the joints can still be reached. We go on until it reads 1.0 ACH50 or less.',
    ],
    drawing: 'airtightness',
    drawingAlt: 'The same section with one unbroken line around the inside and a blower door fan in the wall',
    figure: {
      picture: '32-blower-door',
      alt: 'Sheathed and taped house with a red blower-door panel and fan in its entry, a gauge on a tripod, smoke at a window',
      caption: 'Blower door in the entry, smoke at the window. Model 1:50.',
    },
    manufacturers: [
      { text: 'ZIP System', href: '/manufacturers/zip-system' },
      { text: 'Kingspan joints', href: '/manufacturers/kingspan' },
    ],
  },
  {
    number: 4,
    title: 'HVAC & IAQ',
    description: 'A tight house needs little cooling, and its fresh air has to be planned.',
    details: [
      'We size the heat pump from a room-by-room load, not from the floor area. Ducts run inside the insulated envelope, with a zone and a thermostat where the sun and the use differ.',
      'An energy recovery ventilator brings in filtered air all day and hands most of the warmth and the moisture of the one stream to the other.',
    ],
    drawing: 'hvac',
    drawingAlt:
      'The same section with a heat pump outside, a ventilator under the roof and ducts to two zones',
    figure: {
      picture: '26-hvac-duct',
      alt: 'House without its roof: a duct trunk and a ventilator lie in the truss space, with branches to each room',
      caption: 'Trunk, zones and ventilator under one roof. Model 1:50.',
    },
    manufacturers: [
      { text: 'Mitsubishi Electric', href: '/manufacturers/mitsubishi-electric' },
      { text: 'Trane', href: '/manufacturers/trane-hvac' },
      { text: 'Panasonic OASYS', href: '/manufacturers/panasonic-oasys' },
      { text: 'Smart HVAC', href: '/manufacturers/smart-hvac-systems' },
    ],
  },
  {
    number: 5,
    title: 'Moisture Management',
    description: 'Rain goes down and out, ground water stays below, and damp air is dried on purpose.',
    details: [
      'Roofs overhang. Behind the siding is a gap that drains and dries, with flashing at each sill and head. Under the slab lies a vapor barrier, and the ground falls away from the wall.',
      'In spring and fall a house here needs drying more than cooling, so a whole-house dehumidifier runs on its own, apart from the air conditioning.',
    ],
    drawing: 'moisture',
    drawingAlt:
      'The same section with rain running off the roof, down the drained gap and away from the slab',
    figure: {
      picture: '20-stone-steel-entry',
      alt: 'Stone wall and a glazed steel wing meet under deep roof overhangs beside a raised terrace',
      caption: 'Deep eaves keep most of the rain off the wall. Model 1:50.',
    },
    manufacturers: [
      { text: 'ZIP System tape and flashing', href: '/manufacturers/zip-system' },
      { text: 'Panasonic OASYS', href: '/manufacturers/panasonic-oasys' },
    ],
  },
  {
    number: 6,
    title: 'Energy Systems',
    description: 'What the house still needs after five steps is little enough for its own roof to make.',
    details: [
      'Every roof we build has a slope that suits solar, a conduit to it and a place for battery and inverter, whether or not you add them at once. That is what net-zero ready means.',
      'Lighting, thermostats, ventilator and car charger report to one panel, so you can see what uses what.',
    ],
    drawing: 'energy',
    drawingAlt:
      'The same section with solar on the roof, a battery and an inverter inside, and the meter outside',
    figure: {
      picture: '13-roof-solar',
      alt: 'Standing-seam metal roof with a flush field of solar tiles beside a stone chimney',
      caption: 'Solar flush with a standing-seam roof. Model 1:20.',
    },
    manufacturers: [
      { text: 'Tesla Solar Roof', href: '/manufacturers/tesla-solar-roof' },
      { text: 'Smart HVAC', href: '/manufacturers/smart-hvac-systems' },
    ],
  },
];

export const walls = {
  heading: 'Three walls, one scale',
  lead: 'Most of our houses get the first. The other two are right for some plans and budgets. Choose a wall to see its layers, outside at the top.',
};

export const standardsHeading = {
  heading: 'What we build to, and test',
  lead: 'Four standards for a new house. We write them into the drawings, and the first is measured on site with you there if you like.',
};

export const standards: readonly PerformanceStandard[] = [
  {
    figure: '1.0',
    unit: 'ACH50 or less',
    title: 'Airtightness',
    text: 'Air changes an hour at 50 pascals, read from a blower door before drywall and again at the end.',
  },
  {
    figure: 'R-30',
    unit: 'or more',
    title: 'Wall R-value',
    text: 'Steel + IMP reaches it in one unbroken layer. Where a wood or SIP wall would come out lower, we thicken the board or the panel.',
  },
  {
    figure: '20',
    unit: 'SEER or more',
    title: 'Cooling',
    text: 'Variable-speed heat pumps that run long and low, which is also what takes moisture out of the air.',
  },
  {
    figure: 'Net-zero',
    unit: 'ready',
    title: 'Energy',
    text: 'Conduit, panel space and roof slope for solar are there on the first day. The tiles can come later.',
  },
];

export const ask = {
  heading: 'Bring us your plan. We’ll draw the wall it needs.',
  secondary: { text: 'Compare the cost of steel and wood', href: '/cost-comparison' },
};
