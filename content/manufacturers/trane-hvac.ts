import type { Manufacturer } from '#contract/manufacturer.ts';

const site = 'https://www.trane.com/residential/en/';

export const manufacturer: Manufacturer = {
  meta: {
    title: 'Trane central systems for tight Texas houses',
    description:
      'Four Trane components for a ducted, zoned house: variable-speed equipment up to 22 SEER with 10-year parts warranty, and how we lay out the ducts.',
    sheet: 'M-110',
  },
  name: 'Trane',
  category: 'Central heating and cooling',
  heading: 'Trane, when the whole house breathes as one',
  lead: 'Some plans want a single quiet plant, a proper filter and registers you don’t notice. Then the equipment is half of the work, and the ducts are the other half.',
  figure: {
    picture: '26-hvac-duct',
    alt: 'House with its roof off: gray duct trunk and branches between wooden trusses, a ventilator at one end, dining tables below',
    caption: 'The trunk line runs inside the insulation, never over it. Model, 1:50.',
  },
  opening: 'split',
  actions: [{ text: 'Ask about a central system', href: '/contact?service=remodel' }],
  sections: [
    {
      kind: 'products',
      form: 'columns',
      linksLeadTo: 'The names lead to Trane’s pages for homes on trane.com.',
      heading: 'The plant, in four pieces',
      products: [
        {
          name: 'Variable-speed air conditioner',
          description: 'Turns as slowly as the day allows and holds the set-point within a breath of it.',
          features: ['Up to 22 SEER', 'Long, low cycles that dry the air', '10-year parts warranty'],
          link: site,
        },
        {
          name: 'Variable-speed heat pump',
          description:
            'The same machine run backwards in January. Central Texas winters are well within its reach.',
          features: ['Heating without a gas line', 'Quiet at part load', 'Ready for an all-electric house'],
          link: site,
        },
        {
          name: 'Hyperion air handler',
          description:
            'The insulation is part of the cabinet wall and no fiber faces the air. It does not sweat in a closet.',
          features: [
            'Enclosed, gasketed cabinet',
            'Upright or on its side',
            'Filter within reach of the door',
          ],
          link: site,
        },
        {
          name: 'CleanEffects air cleaner',
          description:
            'Charges fine dust and pollen, then catches it. Cedar season is the reason to have one.',
          features: [
            'Whole-house, at the return',
            'Washable collection cells',
            'Little resistance to airflow',
          ],
          link: site,
        },
      ],
    },
    {
      kind: 'specifications',
      form: 'list',
      heading: 'Ratings and rules',
      specifications: [
        { label: 'Cooling', value: 'up to 22 SEER' },
        { label: 'Parts', value: '10-year limited warranty' },
        { label: 'Our minimum', value: 'SEER 20' },
        { label: 'Sizing', value: 'room by room, Manual J' },
        { label: 'Ducts', value: 'inside the envelope, sealed, tested' },
        { label: 'Zones', value: 'by motorized damper, one per orientation' },
      ],
    },
    {
      kind: 'copy',
      heading: 'Where the comfort leaks out',
      paragraphs: [
        [
          'Ducts in a hot attic give away a share of what you pay for, summer after summer. We lay the trunk in a dropped hall ceiling or between open trusses, below the insulation. Each branch is straight, sized, sealed with mastic and tested under pressure before drywall covers it.',
        ],
        [
          'Older houses in ',
          { text: 'Bryan', href: '/service-area/bryan' },
          ' rarely allow that. There we bring the roof deck into the envelope first, or we leave the ducts behind and go to ',
          { text: 'Mitsubishi Electric', href: '/manufacturers/mitsubishi-electric' },
          ' units instead. See ',
          { text: 'renovations', href: '/services/renovations' },
          ' for the order in which such work is done.',
        ],
      ],
      figure: {
        drawing: 'air-handler',
        alt: 'Air handler taken apart along one axis: return, air cleaner, coil with its drain, blower, supply',
        caption: 'Left to right, as the air goes: return, cleaner, coil, blower, supply.',
      },
    },
  ],
  ask: {
    heading: 'Bring last August’s bill.',
    text: 'With it and the floor plan we can tell what the equipment is to blame for and what the house is.',
    action: 'Request a Consultation',
    service: 'remodel',
  },
};
