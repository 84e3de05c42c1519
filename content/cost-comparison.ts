/** /cost-comparison: Steel + IMP against Wood + ZIP/SIP (specification §2, §9 "Cost comparison"). */
import type { ComparisonRow } from '#contract/cost.ts';
import type { Figure } from '#contract/figure.ts';
import type { PageMeta } from '#contract/page.ts';
import type { LinkText, Paragraph } from '#contract/rich-text.ts';

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
  lead: 'We build both. Steel + IMP costs more on the day it is bought; wood + ZIP/SIP costs more to keep. Here are our ranges side by side, and what moves a house up or down in them.',
};

export const systemNames = { steel: 'Steel + IMP', wood: 'Wood + ZIP/SIP' } as const;

export const comparison = {
  heading: 'Side by side',
  lead: 'Finished new houses on an ordinary site. A check marks the better value in each row.',
};

export const rows: readonly ComparisonRow[] = [
  {
    category: 'Initial cost',
    steelIMP: { value: '$280-320 per sf', positive: false },
    woodZIPSIP: { value: '$260-300 per sf', positive: true },
    notes:
      'Per square foot of finished floor. The ranges overlap: plan and site decide more than the frame does.',
  },
  {
    category: 'Construction speed',
    steelIMP: { value: '4-6 months', positive: true },
    woodZIPSIP: { value: '6-8 months', positive: false },
    notes: 'Time on site. Panels close the house early, so rain stops fewer days.',
  },
  {
    category: 'Wall R-value',
    steelIMP: { value: 'R-30 continuous', positive: true },
    woodZIPSIP: { value: 'R-25-30 effective', positive: false },
    notes: 'Continuous means no stud through it. Effective means studs and joints are counted in.',
  },
  {
    category: '10-year maintenance',
    steelIMP: { value: '$2,000-4,000', positive: true },
    woodZIPSIP: { value: '$5,000-8,000', positive: false },
    notes: 'Washing, sealant and touch-up against repainting, caulk and termite care.',
  },
  {
    category: 'Fire resistance',
    steelIMP: { value: 'Non-combustible frame and skins', positive: true },
    woodZIPSIP: { value: 'Combustible frame behind gypsum', positive: false },
    notes: 'Counts most on lots that border cedar and dry grass.',
  },
  {
    category: 'Weather resistance',
    steelIMP: { value: 'Steel face, no rot, no termites', positive: true },
    woodZIPSIP: { value: 'Good while siding and tape are kept up', positive: false },
    notes: 'Hail can dent a steel skin. Wood siding asks for paint and caulk.',
  },
  {
    category: 'Energy performance',
    steelIMP: { value: 'Least heat gain, few joints to seal', positive: true },
    woodZIPSIP: { value: 'Close behind when well taped', positive: false },
    notes: 'We test both to 1.0 ACH50 or less.',
  },
  {
    category: 'Design flexibility',
    steelIMP: { value: 'Wide rooms, settled before the order', positive: false },
    woodZIPSIP: { value: 'Any shape, changed on site', positive: true },
    notes: 'Steel spans farther. Wood forgives a late change of mind.',
  },
];

export const calculator = {
  heading: 'Your floor area',
  lead: 'The same figures, multiplied out. Area scales the cost of building; months and maintenance are our ranges for a house, whatever its size.',
  areaLabel: 'Floor area in square feet',
  systemLabel: 'Building system',
  submit: 'Work it out',
  notIncluded:
    'The range is for the house itself; land and furniture are not in it. Where you land in the range depends on site, plan and finishes; a consultation narrows it.',
};

export const standardFeatures = {
  heading: 'Standard in both',
  lead: 'You don’t choose between a good frame and good air. These come with either system.',
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
    caption: 'The room behind the list: tanks, manifold, ventilator, and the heat pump outside. Model 1:20.',
  } satisfies Figure,
};

export const luxuryFinishes = {
  heading: 'Luxury finishes',
  lead: 'Chosen with you, priced line by line, and the same in steel as in wood.',
  items: [
    'Limestone from Texas quarries, laid by hand',
    'White oak floors, finished with oil',
    'Cabinets built for the room',
    'Stone or quartz counters, book-matched where the slab allows',
    'Steel-framed doors and windows',
    'Curbless showers and freestanding tubs',
    'Plaster walls and shadow-gap trim',
    'Concealed lighting on scenes',
  ],
  figure: {
    picture: '05-kitchen',
    alt: 'Kitchen with basswood fronts, a stone island, a steel hood and a stone wall behind the range',
    caption: 'Kitchen, interior model 1:20. Stone, wood and steel.',
  } satisfies Figure,
};

export const advantages = [
  {
    system: 'steel',
    heading: 'For steel + IMP',
    figure: {
      picture: '03-envelope-cut',
      alt: 'Corner of a steel house pulled apart: cladding, insulation and panel stand in front of the dark frame',
      caption: 'Steel + IMP, wall and roof in layers. Model 1:20.',
    },
    items: [
      'No stud through the insulation',
      'Nothing in the frame for termites or fire',
      'Two months less on site',
      'Wide rooms without a wall that carries',
      'Straight for good: steel doesn’t shrink or twist',
      'The lower bill for upkeep',
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
      caption: 'Wood + ZIP, wall in layers. Model 1:20.',
    },
    items: [
      'The lower price on the first day',
      'Easy to change while it is being built',
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
] as const satisfies readonly {
  system: 'steel' | 'wood';
  heading: string;
  figure: Figure;
  items: readonly string[];
  links: readonly LinkText[];
}[];

export const further: Paragraph = [
  'The walls themselves are drawn, layer by layer, under ',
  { text: 'how we build', href: '/how-we-build' },
  '. What we take on besides new houses stands under ',
  { text: 'services', href: '/services' },
  '.',
];

export const ask = {
  heading: 'A range is a start. Ask for your number.',
  secondary: { text: 'See all services', href: '/services' },
};
