import type { Manufacturer } from '#contract/site/records/manufacturer.ts';

const site = 'https://www.trane.com/residential/en/';

export const manufacturer: Manufacturer = {
  meta: {
    title: 'Trane central systems for tight Texas houses',
    description:
      'Four Trane components for a ducted, zoned house: variable-speed equipment up to 22 SEER with a 10-year parts warranty, and how we lay out the ducts.',
    sheet: 'M-110',
  },
  name: 'Trane',
  category: 'Central heating and cooling',
  heading: 'Trane, when one system serves the whole house',
  lead: 'Some plans call for one quiet system, a good filter and registers you don’t notice. Then the equipment is half the work, and the ducts are the other half.',
  figure: {
    picture: '26-hvac-duct',
    alt: 'Single-story clinic with its roof off: gray duct trunk and branches between wooden trusses, a ventilator at one end, long tables below',
    caption: 'A clinic’s staff room: the trunk runs inside the insulation, never above it. Rendering.',
  },
  opening: 'split',
  actions: [{ text: 'Ask about a central system', href: '/contact?service=remodel' }],
  sections: [
    {
      kind: 'products',
      form: 'columns',
      linksLeadTo: 'The details are among Trane’s pages for homes on trane.com.',
      heading: 'The system, in four pieces',
      products: [
        {
          name: 'Variable-speed air conditioner',
          description: 'Runs as slowly as the day allows and holds the temperature you set.',
          features: ['Up to 22 SEER', 'Long, low cycles that dry the air', '10-year parts warranty'],
          link: site,
        },
        {
          name: 'Variable-speed heat pump',
          description:
            'The same machine, run in reverse in January. A Central Texas winter is well within its range.',
          features: ['Heating without a gas line', 'Quiet at part load', 'Ready for an all-electric house'],
          link: site,
        },
        {
          name: 'Hyperion air handler',
          description:
            'The insulation is built into the cabinet wall, so no fiberglass faces the air and the cabinet doesn’t sweat in a closet.',
          features: [
            'Enclosed, gasketed cabinet',
            'Upright or on its side',
            'Filter within reach of the door',
          ],
          link: site,
        },
        {
          name: 'CleanEffects air cleaner',
          description: 'Charges fine dust and pollen, then traps it. Cedar season is the reason to have one.',
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
          'Ducts in a hot attic waste part of the cooling you pay for, every summer. We run the trunk in a dropped hall ceiling or between open trusses, below the insulation. Each branch is straight, sized, sealed with mastic and pressure-tested before drywall covers it.',
        ],
        [
          'Older houses in ',
          { text: 'Bryan', href: '/service-area/bryan' },
          ' rarely allow that. There we insulate at the roof deck first, or we skip the ducts and use ',
          { text: 'Mitsubishi Electric', href: '/manufacturers/mitsubishi-electric' },
          ' units. See ',
          { text: 'renovations', href: '/services/renovations' },
          ' for how that work goes, step by step.',
        ],
      ],
      figure: {
        drawing: 'air-handler',
        alt: 'Air handler taken apart along one axis: return, air cleaner, coil with its drain, blower, supply',
        caption: 'Left to right, the way air moves: return, cleaner, coil, blower, supply.',
      },
    },
  ],
  work: {
    heading: 'Two buildings with straight, short ducts',
    projects: ['cedar-park-clinic', 'ridge-house'],
  },
  ask: {
    heading: 'Bring last August’s bill.',
    text: 'With it and a floor plan we can tell what is the equipment’s fault and what is the house’s.',
    action: 'Request a Consultation',
    service: 'remodel',
  },
};
