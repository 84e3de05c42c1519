/** /cost-comparison: Steel + IMP against Wood + ZIP/SIP (requirements §3.6, §10). */
import type { BuildingSystem } from '#contract/site/cost.ts';
import type { Figure, PageMeta, RichParagraph } from '#contract/site/records/fields.ts';
import type { ComparisonRow, SystemFigures } from '#contract/site/records/pages/costs.ts';
import type { PageTexts } from '#contract/site/records/pages.ts';

export const page: PageMeta = {
  title: 'Cost comparison: steel + IMP, wood + ZIP/SIP',
  description:
    'What a house costs in steel + IMP and in wood + ZIP/SIP: price per square foot, months, R-value and ten years of upkeep, with a calculator.',
  sheet: 'A-110',
};

export const estimatePage: PageMeta = {
  title: 'Your cost estimate, steel or wood',
  description:
    'A cost range for your floor area in steel + IMP or wood + ZIP/SIP, with the months on site and ten years of maintenance beside it.',
  sheet: 'A-111',
};

export const intro = {
  heading: 'Steel or wood, in figures',
  lead: 'We build both. Steel + IMP costs more to buy; wood + ZIP/SIP costs more to keep up. Here are our ranges side by side, what is in them, and what isn’t.',
};

export const systemNames = { steel: 'Steel + IMP', wood: 'Wood + ZIP/SIP' };

export const comparison = {
  heading: 'Side by side',
  lead: 'New houses, finished, on an ordinary site. A check marks the better value in each row.',
};

export const rows: ComparisonRow[] = [
  {
    category: 'Initial cost',
    steelIMP: { value: '$280–320 per sf', positive: false },
    woodZIPSIP: { value: '$260–300 per sf', positive: true },
    notes:
      'Per square foot of finished floor. The ranges overlap: the plan and the site matter more than the frame.',
  },
  {
    category: 'Construction speed',
    steelIMP: { value: '4–6 months', positive: true },
    woodZIPSIP: { value: '6–8 months', positive: false },
    notes: 'Time on site on ordinary ground. Panels close the house early, so rain stops fewer days.',
  },
  {
    category: 'Wall R-value',
    steelIMP: { value: 'R-30 continuous', positive: true },
    woodZIPSIP: { value: 'R-25–30 effective', positive: false },
    notes: 'Continuous means no stud through it. Effective means studs and joints are counted in.',
  },
  {
    category: '10-year maintenance',
    steelIMP: { value: '$2,000–4,000', positive: true },
    woodZIPSIP: { value: '$5,000–8,000', positive: false },
    notes: 'Steel needs washing, sealant and touch-up; wood needs paint, caulk and termite treatment.',
  },
  {
    category: 'Fire resistance',
    steelIMP: { value: 'Non-combustible frame and skins', positive: true },
    woodZIPSIP: { value: 'Combustible frame behind gypsum', positive: false },
    notes: 'Matters most on lots next to cedar and dry grass.',
  },
  {
    category: 'Weather resistance',
    steelIMP: { value: 'Steel face, no rot, no termites', positive: true },
    woodZIPSIP: { value: 'Good while the siding is kept up', positive: false },
    notes: 'Hail can dent a steel skin. Wood siding needs paint and caulk.',
  },
  {
    category: 'Energy performance',
    steelIMP: { value: 'Least heat gain, few joints to seal', positive: true },
    woodZIPSIP: { value: 'Close behind when well taped', positive: false },
    notes: 'We test both to 1.0 ACH50 or less.',
  },
  {
    category: 'Design flexibility',
    steelIMP: { value: 'Wide rooms, fixed once steel is ordered', positive: false },
    woodZIPSIP: { value: 'Any shape, easy to change on site', positive: true },
    notes: 'Steel spans farther. Wood forgives a change of mind in week ten.',
  },
];

/** The calculator's factors; the rows above say the same in words. */
export const figures: Record<BuildingSystem, SystemFigures> = {
  steel: { perSquareFoot: [280, 320], months: [4, 6], tenYearMaintenance: [2000, 4000] },
  wood: { perSquareFoot: [260, 300], months: [6, 8], tenYearMaintenance: [5000, 8000] },
};

export const calculator = {
  heading: 'Your floor area',
  lead: 'The same figures, times your square feet. Months and maintenance are our ranges for a house of any size.',
  areaLabel: 'Floor area in square feet',
  systemLabel: 'Building system',
  submit: 'Calculate',
  narrows: 'Site, plan and finishes decide where you land in the range. A consultation narrows it.',
};

/** The scope of the price per square foot. Only the firm can know it. */
export const scope = {
  sample: true,
  included: {
    heading: 'In the range',
    items: [
      { item: 'Foundation', note: 'piers or slab for ordinary ground' },
      { item: 'Frame, walls, roof, windows', note: 'closed and tested' },
      { item: 'Plumbing, wiring, heat pump, ventilation', note: 'all six standard features' },
      { item: 'Kitchen, baths, floors, paint', note: 'our standard schedule' },
      { item: 'Supervision and warranty', note: 'from stakes to final walkthrough, then the warranty' },
    ],
  },
  excluded: {
    heading: 'Not in the range',
    items: [
      { item: 'Land', note: 'survey and soil report with it' },
      { item: 'Septic or sewer tap', note: 'depends on soil and county' },
      { item: 'Well or water meter', note: 'depth, or your utility’s fee' },
      { item: 'Driveway and long utility runs', note: 'priced by the foot' },
      { item: 'Design and engineering', note: 'same contract, a line of its own' },
      { item: 'Permits and fees', note: 'at cost; we file them' },
      { item: 'Pool, landscape, furniture', note: 'priced when you want them' },
    ],
  },
};

export const standardFeatures = {
  heading: 'Standard in both',
  lead: 'Good air isn’t an upgrade. These six come with either system. Manual J, room by room, sets the tonnage, and a small house gets less than four tons.',
  items: [
    '4-ton variable-capacity inverter heat pump',
    'Energy recovery ventilator',
    'Whole-house dehumidification',
    'Zoned HVAC with smart thermostats',
    'High-efficiency filtration',
    'Smart home integration',
  ],
  figure: {
    picture: '14-systems-mech',
    alt: 'Mechanical room with its front wall off: two tanks, a manifold, a ventilator on the wall, ducts under the ceiling, the heat pump outside',
    caption: 'The room behind the list: tanks, manifold, ventilator, and the heat pump outside. Rendering.',
  } satisfies Figure,
};

export const luxuryFinishes = {
  heading: 'Luxury finishes',
  lead: 'You choose them, we price them line by line, and they cost the same in steel as in wood.',
  items: [
    'Limestone from Texas quarries, laid by hand',
    'White oak floors, finished with oil',
    'Cabinets built for the room',
    'Stone or quartz counters, book-matched where the slab allows',
    'Steel-framed doors and windows',
    'Curbless showers and freestanding tubs',
    'Plaster walls and reveal trim',
    'Concealed lighting with preset scenes',
  ],
  figure: {
    picture: '34-material-board',
    alt: 'Material board from above: limestone, cypress, standing seam, insulated panel, steel angle, plaster and oak around a drawing and a plumb bob',
    caption: 'A material board, before the prices go on it. Rendering.',
  } satisfies Figure,
};

export const advantages: PageTexts<'cost-comparison'>['advantages'] = [
  {
    system: 'steel',
    heading: 'For steel + IMP',
    figure: {
      picture: '03-envelope-cut',
      alt: 'Corner of a steel house pulled apart: cladding, insulation and panel stand in front of the dark frame',
      caption: 'Steel + IMP, wall and roof in layers. Rendering.',
    },
    items: [
      'No stud through the insulation',
      'A frame that termites can’t eat and fire can’t burn',
      'Two months less on site',
      'Wide rooms with no bearing walls',
      'Straight walls: steel doesn’t shrink or twist',
      'Lower upkeep',
    ],
    links: [
      { text: 'Kingspan', href: '/manufacturers/kingspan' },
      { text: 'Metl-Span', href: '/manufacturers/metl-span' },
    ],
  },
  {
    system: 'wood',
    heading: 'For wood + ZIP/SIP',
    figure: {
      picture: '22-wall-zip-cut',
      alt: 'Wood-framed wall pulled apart: siding, battens, insulation board, green sheathing with taped seams, studs',
      caption: 'Wood + ZIP, wall in layers. Rendering.',
    },
    items: [
      'A lower price on day one',
      'Easy to change during construction',
      'Curves, bays and odd angles without new shop drawings',
      'Any local carpenter can add to it later',
      'A frame that stores carbon',
      'Taped sheathing or panels still reach 1.0 ACH50 or less',
    ],
    links: [
      { text: 'ZIP System', href: '/manufacturers/zip-system' },
      { text: 'Premier Building Systems', href: '/manufacturers/premier-building-systems' },
      { text: 'R-Control', href: '/manufacturers/r-control' },
    ],
  },
];

export const further: RichParagraph = [
  'For the walls themselves, drawn layer by layer, see ',
  { text: 'how we build', href: '/how-we-build' },
  '. For work other than new houses, see ',
  { text: 'services', href: '/services' },
  '.',
];

export const ask = {
  heading: 'Send your plan; we’ll narrow the range.',
  secondary: { text: 'See all services', href: '/services' },
};
