import type { Manufacturer } from '#contract/site/records/manufacturer.ts';

export const manufacturer: Manufacturer = {
  meta: {
    title: 'CEMCO steel framing: floors, headers, exterior studs',
    description:
      'CEMCO cold-formed framing, rolled in Fort Worth among other plants: structural studs, floor joists and headers for buildings in Central Texas.',
    sheet: 'M-116',
  },
  name: 'CEMCO',
  category: 'Cold-formed steel framing',
  heading: 'CEMCO steel framing carries more than drywall',
  lead: 'Past a certain gauge, light steel becomes structure. One of CEMCO’s plants is in Fort Worth, so the freight stays in state.',
  figure: {
    picture: '45-main-street-shop',
    alt: 'Two-story main-street building, one half restored and the other behind scaffold, with a new steel storefront',
    caption: 'An old front gets a new upper floor. Rendering.',
  },
  opening: 'keyed',
  key: [
    { label: 'Rolled in', value: 'Fort Worth, Texas' },
    { label: 'Used for', value: 'floors, headers, walls' },
    { label: 'In a fire', value: 'noncombustible' },
  ],
  actions: [
    { text: 'Get Quote', href: '/contact?service=custom-home' },
    { text: 'Compare steel and wood', href: '/cost-comparison' },
  ],
  website: 'https://www.cemcosteel.com',
  sections: [
    {
      kind: 'benefits',
      form: 'ledger',
      heading: 'What a steel floor does better',
      benefits: [
        {
          title: 'Floors that don’t squeak',
          description:
            'Steel joists don’t shrink or work loose around their fasteners. The floor is still quiet in year twenty.',
          icon: 'quiet',
          color: 'section',
        },
        {
          title: 'Room for the pipes',
          description:
            'CEMCO’s Sure-Span joists have large formed openings through the web, so ducts and drains cross a floor without a dropped ceiling.',
          icon: 'zones',
          color: 'copper',
        },
        {
          title: 'Made to length',
          description:
            'Each piece is rolled to length and marked for its place. The few cutoffs are recycled.',
          icon: 'gauge',
          color: 'oak',
        },
      ],
    },
    {
      kind: 'specifications',
      form: 'list',
      heading: 'Members, coating, fixings',
      specifications: [
        { label: 'Type', value: 'structural and non-structural cold-formed steel' },
        { label: 'Parts', value: 'studs, joists, headers, metal lath' },
        { label: 'Protection', value: 'metallic coating against rust' },
        { label: 'Joined by', value: 'self-drilling screws and clips' },
        { label: 'Designed by', value: 'a licensed engineer, member by member' },
      ],
    },
    {
      kind: 'applications',
      form: 'list',
      heading: 'Where light steel is structure',
      applications: [
        { title: 'Second floors', description: 'Joists between steel girders in homes and offices.' },
        { title: 'Openings', description: 'Headers for sliding doors too wide for lumber.' },
        {
          title: 'Curtain and parapet walls',
          description: 'Light backing for stucco lath or stone ties.',
        },
        {
          title: 'Additions',
          description: 'A second story over an existing slab that can’t take much weight.',
        },
      ],
      figure: {
        drawing: 'open-joist',
        alt: 'Steel floor joist from the side with four large openings in its web, a round duct and two pipes passing through',
        caption: 'Ducts and drains cross inside the floor.',
      },
    },
    {
      kind: 'copy',
      heading: 'Heavy where it bends, light where it fills',
      paragraphs: [
        [
          'We rarely frame a whole house in light steel. Heavy sections make the main frame, because a few big members are quicker to plumb than many small ones. Between them, cold-formed joists and studs do what they’re good at: they’re straight, light and all alike.',
        ],
        [
          'The mix also helps the trades that follow. An air handler by ',
          { text: 'Trane', href: '/manufacturers/trane-hvac' },
          ' hangs from clips under the joists, and lines to ',
          { text: 'Mitsubishi Electric', href: '/manufacturers/mitsubishi-electric' },
          ' cassettes run through webs that come already open.',
        ],
      ],
      crossReferences: 6,
      related: ['clarkdietrich-steel', 'triple-s-steel', 'kingspan', 'metl-span'],
    },
  ],
  work: { heading: 'Two floors above the street', projects: ['main-street-bryan', 'college-station-office'] },
  ask: {
    heading: 'Going up a story?',
    text: 'Tell us what’s there now. The first question is always the foundation.',
    action: 'Tell us about the building',
    service: 'remodel',
  },
};
