/** /how-we-build: the six steps and the four standards (requirements §3.4, §10). */
import type { PageMeta } from '#contract/site/records/fields.ts';
import type { PerformanceStandard, ProcessStep } from '#contract/site/records/pages/method.ts';

/** The firm's method and standards are invented. */
export const sample = true;

export const page: PageMeta = {
  title: 'How we build: six steps from frame to solar',
  description:
    'How we build in Central Texas: structure, envelope, airtightness, HVAC, moisture, energy, with three wall sections and the four standards we test to.',
  sheet: 'A-105',
};

export const intro = {
  heading: 'How we build',
  lead: 'A house is six layers, and each has one job: hold, insulate, seal, breathe, drain, power. We draw, order and test them in that order, so no trade has to fix the one before it.',
  drawingCaption: 'One house, six layers. The numbers are the steps below.',
};

export const steps: ProcessStep[] = [
  {
    number: 1,
    title: 'Structure',
    description: 'A steel frame carries the roof from wall to wall, with no bearing walls inside.',
    details: [
      'The frame is engineered for your soil before the plan is final. On limestone, footings sit on rock. On the clay around Bryan, piers reach below the layer that swells.',
      'Columns and rafters arrive cut, drilled and numbered, and we bolt them together on site. Light steel studs fill in between. Where a plan works better in wood, we frame it in wood, and the other five steps stay the same.',
    ],
    drawing: 'structure',
    drawingAlt: 'Section of a house with its footings, two columns and two rafters drawn bold',
    figure: {
      picture: '33-piers-and-slab',
      alt: 'Limestone cut open: drilled piers under grade beams, a slab half poured',
      caption: 'Piers, grade beams and slab, before the first column. Rendering.',
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
    description: 'Insulation goes outside the frame, in one continuous layer, with no studs through it.',
    details: [
      'A framed wall leaks heat at every stud. Panels outside the steel reach R-30 across wall and roof. The slab’s edge below them stays bare, to show termites.',
      'We lay the panels out on paper first, so joints fall at corners and openings and few panels are cut on site.',
    ],
    drawing: 'envelope',
    drawingAlt: 'The same section with a thick insulated layer around walls and roof',
    figure: {
      picture: '44-panel-lift',
      alt: 'Insulated panel on a crane beside a half-clad steel frame',
      caption: 'One panel, two people on the tag lines. Rendering.',
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
      'One line on every drawing is the air barrier, and you can trace it without lifting the pencil.',
    details: [
      'Slab edge to wall, wall to roof, wall to window: each junction is drawn, taped or gasketed, and photographed before it is covered.',
      'Then a blower door pulls the house to 50 pascals while we can still reach the joints. We keep sealing until it reads 1.0 ACH50 or less.',
    ],
    drawing: 'airtightness',
    drawingAlt: 'The same section with one unbroken line around the inside and a fan in the wall',
    figure: {
      picture: '32-blower-door',
      alt: 'Taped house with a red blower-door fan in its entry, smoke at a window',
      caption: 'Blower door in the entry, smoke at the window. Rendering.',
    },
    manufacturers: [
      { text: 'ZIP System', href: '/manufacturers/zip-system' },
      { text: 'Kingspan joints', href: '/manufacturers/kingspan' },
    ],
  },
  {
    number: 4,
    title: 'HVAC & IAQ',
    description: 'A tight house needs less cooling, and its fresh air has to be planned.',
    details: [
      'We size the heat pump from a room-by-room load, not from the floor area. Ducts run inside the insulation, and rooms with different sun or use get their own zone and thermostat.',
      'An energy recovery ventilator brings in filtered air all day. In July it keeps most of the heat and humidity outside.',
    ],
    drawing: 'hvac',
    drawingAlt: 'The same section with a heat pump outside and ducts to two zones',
    figure: {
      picture: '26-hvac-duct',
      alt: 'Clinic without its roof: a duct trunk and a ventilator on the trusses',
      caption: 'Trunk, zones and ventilator over a staff room. Rendering.',
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
    description:
      'Rain drains down and out, groundwater stays below the slab, and humid air is dried on purpose.',
    details: [
      'Roofs overhang. Behind the siding, a gap drains and dries, with flashing at every sill and head. A vapor barrier lies under the slab, and the ground slopes away from the wall.',
      'In spring and fall, a house here needs drying more than cooling, so a whole-house dehumidifier runs separately from the air conditioning.',
    ],
    drawing: 'moisture',
    drawingAlt: 'The same section with rain running off the roof and away from the slab',
    figure: {
      picture: '20-stone-steel-entry',
      alt: 'Entry between a stone wing and a glazed wing, a steel canopy over the door',
      caption: 'Deep eaves keep most of the rain off the wall. Rendering.',
    },
    manufacturers: [
      { text: 'ZIP System tape and flashing', href: '/manufacturers/zip-system' },
      { text: 'Panasonic OASYS', href: '/manufacturers/panasonic-oasys' },
    ],
  },
  {
    number: 6,
    title: 'Energy Systems',
    description: 'After five steps, the house needs little enough power for its own roof to supply.',
    details: [
      'Every roof we build has a slope that suits solar, conduit in place, and room for a battery and an inverter, whether you add them now or later. That is what net-zero ready means.',
      'Lighting, thermostats, ventilator and car charger report to one panel, so you can see what uses what.',
    ],
    drawing: 'energy',
    drawingAlt:
      'The same section with solar on the roof, a battery and an inverter inside, and the meter outside',
    figure: {
      picture: '13-roof-solar',
      alt: 'Roof slope covered in flush glass solar tiles, a stone chimney at the ridge',
      caption: 'A south slope in flush solar tiles. Rendering.',
    },
    manufacturers: [
      { text: 'Tesla Solar Roof', href: '/manufacturers/tesla-solar-roof' },
      { text: 'Smart HVAC', href: '/manufacturers/smart-hvac-systems' },
    ],
  },
];

export const walls = {
  heading: 'Three walls, one scale',
  lead: 'Most of our houses get the first. The other two suit some plans and budgets. Choose a wall to see its layers, from the outside in.',
};

export const standardsHeading = {
  heading: 'What we build to, and how we test it',
  lead: 'Four standards for every new house. We write them into the drawings, and you’re welcome on site when we test the first.',
};

export const standards: PerformanceStandard[] = [
  {
    figure: '1.0',
    unit: 'ACH50 or less',
    title: 'Airtightness',
    text: 'Air changes per hour at 50 pascals, measured by blower door before drywall and again at the end.',
  },
  {
    figure: 'R-30',
    unit: 'or more',
    title: 'Wall R-value',
    text: 'Steel + IMP reaches it in one unbroken layer. Where a wood or SIP wall would come in lower, we use a thicker board or panel.',
  },
  {
    figure: '20',
    unit: 'SEER or more',
    title: 'Cooling',
    text: 'Variable-speed heat pumps that run long and low, which also pulls moisture out of the air.',
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
