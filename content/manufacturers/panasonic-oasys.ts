import type { Manufacturer } from '#contract/site/records/manufacturer.ts';

const site = 'https://na.panasonic.com';

export const manufacturer: Manufacturer = {
  meta: {
    title: 'Panasonic OASYS: one mini-split, a whole house',
    description:
      'Panasonic OASYS cools and freshens a tight house with a mini-split, a ventilator and small transfer fans. The four components and the house they need.',
    sheet: 'M-112',
  },
  name: 'Panasonic OASYS',
  category: 'Whole-house air system',
  heading: 'Panasonic OASYS moves more air, more gently',
  lead: 'Instead of blasting cold air through a few registers, it mixes mild air in one small room and lets quiet fans carry it to the rest. It works because the house is tight.',
  figure: {
    picture: '14-systems-mech',
    alt: 'Mechanical room with its wall removed: two tanks, copper manifold, ventilator on the wall, ducts overhead, heat pump outside',
    caption: 'Mechanical room, opened. The white box on the right-hand wall exchanges the air. Rendering.',
  },
  opening: 'turned',
  actions: [{ text: 'See if your plan suits it', href: '/contact?service=custom-home' }],
  sections: [
    {
      kind: 'products',
      form: 'columns',
      linksLeadTo: 'The details are with Panasonic North America, na.panasonic.com.',
      heading: 'One closet and what feeds it',
      products: [
        {
          name: 'Mini-split heat pump',
          description: 'The only part with a compressor. It conditions a closet-sized mixing room.',
          features: ['Up to 26 SEER', 'Heats and cools', 'Variable speed'],
          link: site,
        },
        {
          name: 'Energy recovery ventilator',
          description: 'Brings in outdoor air and passes most of its heat and humidity to the air going out.',
          features: ['Fresh air all day', 'Filters what comes in', 'Balanced flows'],
          link: site,
        },
        {
          name: 'Transfer fans',
          description: 'One small fan per room, turning slowly, pulling from the mixing room.',
          features: ['Efficient DC motors', 'Short, smooth ducts', 'Near-even temperatures'],
          link: site,
        },
        {
          name: 'Exhaust fans',
          description:
            'In bathrooms, at the source of the steam. They speed up on their own when it’s humid.',
          features: ['Humidity sensing', 'Low sound', 'Continuous or on demand'],
          link: site,
        },
      ],
    },
    {
      kind: 'specifications',
      form: 'list',
      heading: 'The house it needs',
      lead: 'This system is made for a tight house. In a leaky one it would never catch up.',
      specifications: [
        { label: 'Airtightness', value: '1.0 ACH50 or less' },
        { label: 'Walls', value: 'R-30 or more' },
        { label: 'Cooling efficiency', value: 'up to 26 SEER' },
        { label: 'Mixing room', value: 'about a coat closet, near the middle of the plan' },
      ],
    },
    {
      kind: 'copy',
      heading: 'How the air gets around',
      paragraphs: [
        [
          'Start in the closet. The mini-split keeps it a few degrees cooler than the house, and the ventilator brings fresh air into the same space. From there each room draws a steady stream of slightly cooler air and returns it under the door and down the hall.',
        ],
        [
          'Nothing roars, because nothing runs fast. The air is so close to room temperature that you don’t feel a draft at the desk or the crib. Duct runs are short because the closet sits in the middle. We draw it before the bathrooms.',
        ],
        [
          'The first requirement is the shell. A ',
          { text: 'Kingspan', href: '/manufacturers/kingspan' },
          ' wall or a taped ',
          { text: 'ZIP', href: '/manufacturers/zip-system' },
          ' wall will do, once the blower door says so.',
        ],
      ],
      figure: {
        drawing: 'mixing-closet',
        alt: 'Plan of five rooms around one closet, copper arrows from the closet to each room, dashed arrows back along the hall',
        caption: 'Copper: mixed air to each room. Dashed: the way back.',
      },
    },
  ],
  work: { heading: 'Two houses tight enough for it', projects: ['prairie-court', 'post-oak-house'] },
  ask: {
    heading: 'Quiet enough to hear the refrigerator.',
    text: 'Send a plan. We’ll mark the closet on it and tell you how much air the system would move.',
    action: 'Send a plan',
    service: 'custom-home',
  },
};
