import type { Manufacturer } from '#contract/site/records/manufacturer.ts';

export const manufacturer: Manufacturer = {
  meta: {
    title: 'Premier Building Systems: a house as numbered panels',
    description:
      'How a panel package from Premier Building Systems is drawn, cut, numbered, shipped and raised, and what you decide at each stage of the order.',
    sheet: 'M-118',
  },
  name: 'Premier Building Systems',
  category: 'Panelized building packages',
  heading: 'Premier Building Systems: the house arrives numbered',
  lead: 'The maker behind Premier SIPs also sells a house as one set of panels. We choose it when the time on your street has to be short: the walls come by truck in the order we lift them.',
  figure: {
    drawing: 'numbered-panels',
    alt: 'Gable wall as seven separate panels with numbers, the third hanging from a crane hook over its place',
    caption: 'Panel 3 of 7 on the hook.',
  },
  opening: 'split',
  actions: [
    { text: 'Ask for a package price', href: '/contact?service=custom-home' },
    { text: 'Wood against steel', href: '/cost-comparison' },
  ],
  website: 'https://sips.premierbuildingsystems.com',
  sections: [
    {
      kind: 'comparison',
      heading: 'Stick by stick, or by the set',
      lead: 'What moves from your lot to the factory.',
      before: 'Framed on site',
      after: 'Panel package',
      rows: [
        { measure: 'Openings', before: 'cut and trimmed in place', after: 'cut in the plant' },
        { measure: 'Insulation', before: 'another crew, another week', after: 'inside the panel' },
        { measure: 'Wire chases', before: 'drilled through studs', after: 'bored through the core' },
        { measure: 'Waste', before: 'stays on your lot', after: 'stays at the plant' },
        { measure: 'Late changes', before: 'possible, and tempting', after: 'settled before cutting' },
      ],
    },
    {
      kind: 'benefits',
      form: 'columns',
      heading: 'How the order runs',
      benefits: [
        {
          title: 'Drawn',
          description: 'Our model becomes shop drawings. The day you sign them, the windows stop moving.',
          icon: 'pencil',
          color: 'section',
        },
        {
          title: 'Cut',
          description: 'Large sheets are laminated, then sawn by machine. Edge lumber is fitted there too.',
          icon: 'layers',
          color: 'copper',
        },
        {
          title: 'Stacked',
          description:
            'Last panel on the bottom, first on top, so the crew never hunts through the stack with a tape measure.',
          icon: 'plan',
          color: 'oak',
        },
        {
          title: 'Raised',
          description:
            'A crane, four people, sealant in every joint. We test for leaks before the siding hides them.',
          icon: 'crane',
          color: 'section',
        },
      ],
    },
    {
      kind: 'specifications',
      form: 'list',
      heading: 'The panel inside the package',
      specifications: [
        { label: 'From', value: '4.5 inches, for a partition that insulates' },
        { label: 'To', value: '12.25 inches, for the longest roof' },
        { label: 'Filled with', value: 'EPS foam' },
        { label: 'Faced with', value: 'OSB' },
        { label: 'Rated', value: 'up to R-50' },
      ],
    },
    {
      kind: 'copy',
      heading: 'What we ask of you, and when',
      paragraphs: [
        [
          'Prefabrication moves decisions up. Where does the television hang? Which way does the range hood vent? In a framed house those can wait until spring. Here we need answers before the saw starts, because a chase can’t be bored into a finished panel.',
        ],
        [
          'In return, the noisy part is short. On a quiet street in ',
          { text: 'Cedar Park', href: '/service-area/cedar-park' },
          ' or a narrow road above ',
          { text: 'Lakeway', href: '/service-area/lakeway' },
          ', the neighbors will thank you. For the wall, roof and floor panels themselves, see ',
          { text: 'Premier SIPs', href: '/manufacturers/premier-sips' },
          '.',
        ],
      ],
      figure: {
        picture: '23-sip-cut',
        alt: 'Structural panels being assembled into a corner on a wooden base, roof parts hovering above, a figure for scale',
        caption: 'The same set, half assembled. Rendering.',
      },
    },
  ],
  work: { heading: 'Two lots with no room for a crane', projects: ['oak-studio', 'main-street-bryan'] },
  ask: {
    heading: 'Decide early, build quickly.',
    text: 'If you have drawings, we can get them priced as a package. If not, we’ll draw them for panels.',
    action: 'Talk to us first',
    service: 'custom-home',
  },
};
