import type { Manufacturer } from '#contract/manufacturer.ts';

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
  lead: 'Instead of blasting cold air into a few registers, it mixes mild air in one small room and lets quiet fans carry it to all the others. It works because the house is tight.',
  figure: {
    picture: '14-systems-mech',
    alt: 'Mechanical room with its wall removed: two tanks, copper manifold, ventilator on the wall, ducts overhead, heat pump outside',
    caption: 'Mechanical room, opened. The white box on the right-hand wall exchanges the air. Model, 1:20.',
  },
  opening: 'turned',
  actions: [{ text: 'See if your plan suits it', href: '/contact?service=custom-home' }],
  sections: [
    {
      kind: 'products',
      form: 'columns',
      linksLeadTo: 'Each component’s name leads to Panasonic North America, na.panasonic.com.',
      heading: 'Four components',
      products: [
        {
          name: 'Mini-split heat pump',
          description: 'The only machine with a compressor. It conditions a closet-sized mixing room.',
          features: ['Up to 26 SEER', 'Heats and cools', 'Variable speed'],
          link: site,
        },
        {
          name: 'Energy recovery ventilator',
          description: 'Brings in outdoor air and hands most of its heat and damp to the air going out.',
          features: ['Fresh air all day', 'Filters what comes in', 'Balanced flows'],
          link: site,
        },
        {
          name: 'Transfer fans',
          description: 'One small motor for each room, turning slowly, pulling from the mixing room.',
          features: ['Efficient DC motors', 'Short, smooth ducts', 'Near-even temperatures'],
          link: site,
        },
        {
          name: 'Exhaust fans',
          description: 'In baths, at the source of the steam. They speed up by themselves when it is humid.',
          features: ['Humidity sensing', 'Low sound', 'Continuous or on demand'],
          link: site,
        },
      ],
    },
    {
      kind: 'specifications',
      form: 'list',
      heading: 'The house it asks for',
      lead: 'This is equipment for a good envelope. In a leaky one it would never catch up.',
      specifications: [
        { label: 'Airtightness', value: '1.0 ACH50 or less' },
        { label: 'Walls', value: 'R-30 or more' },
        { label: 'Cooling efficiency', value: 'up to 26 SEER' },
        { label: 'Mixing room', value: 'about a coat closet, near the middle of the plan' },
      ],
    },
    {
      kind: 'copy',
      heading: 'How the air goes round',
      paragraphs: [
        [
          'Start in the closet. The mini-split keeps it a few degrees below the house. The ventilator delivers fresh air into the same space. From there each room draws a steady stream, only slightly cooler than itself, and gives it back under the door and along the hall.',
        ],
        [
          'Nothing roars, because nothing hurries. The difference between register and room is so slight that you don’t feel a draft at the desk or at the crib. Duct runs are short, since the closet sits in the middle; we draw it before the bathrooms.',
        ],
        [
          'The first condition is the shell. Walls by ',
          { text: 'Kingspan', href: '/manufacturers/kingspan' },
          ' or a taped ',
          { text: 'ZIP', href: '/manufacturers/zip-system' },
          ' wall both qualify, once the blower door says so.',
        ],
      ],
      figure: {
        drawing: 'mixing-closet',
        alt: 'Plan of five rooms around one closet, copper arrows from the closet to each room, dashed arrows back along the hall',
        caption: 'Copper: mixed air to each room. Dashed: its way back.',
      },
    },
  ],
  ask: {
    heading: 'Quiet enough to hear the refrigerator.',
    text: 'Send a plan. We’ll mark the closet on it and tell you what the system would move.',
    action: 'Send a plan',
    service: 'custom-home',
  },
};
