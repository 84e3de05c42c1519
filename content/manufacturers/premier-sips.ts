import type { Manufacturer } from '#contract/site/records/manufacturer.ts';

const site = 'https://sips.premierbuildingsystems.com';

export const manufacturer: Manufacturer = {
  meta: {
    title: 'Premier SIPs for walls, roofs and floors',
    description:
      'Premier SIPs in three parts of a house: wall, roof and floor panels, with thickness, core, facing, R-value and span set out in one schedule.',
    sheet: 'M-108',
  },
  name: 'Premier SIPs',
  category: 'Structural insulated panels',
  heading: 'Premier SIPs, from floor to ridge',
  lead: 'We choose Premier when walls, roof and floor all come from one maker. Lay the panel flat and it’s a floor. Tilt it and it’s a roof with no attic to cool.',
  figure: {
    picture: '43-great-room-evening',
    alt: 'Section through a long house in the evening: kitchen, set table and fire under one sloped ceiling',
    caption: 'No attic: the slope of the roof is the ceiling of the room. Rendering.',
    crop: 'wide',
  },
  opening: 'turned',
  actions: [
    { text: 'Ask for a panel layout', href: '/contact?service=custom-home' },
    { text: 'Cost comparison', href: '/cost-comparison' },
  ],
  sections: [
    {
      kind: 'products',
      form: 'columns',
      linksLeadTo: 'Premier’s site, sips.premierbuildingsystems.com, has its design manual.',
      heading: 'Wall, roof and floor',
      products: [
        {
          name: 'Wall panels',
          description:
            'Load-bearing from plate to plate, with wire chases bored through the foam where your electrician wants them.',
          features: [
            'Window and door cut-outs made in the plant',
            'Spline joints, sealed twice',
            'No separate insulation crew',
          ],
          link: site,
        },
        {
          name: 'Roof panels',
          description:
            'Long strips that run from ridge beam to wall. The vaulted ceiling below can be as clean as you want it.',
          features: ['Spans without rafters', 'Insulated deck in one lift', 'Takes metal or tile above'],
          link: site,
        },
        {
          name: 'Floor panels',
          description:
            'For a house on piers over sloping ground, where wind would otherwise blow under your feet all winter.',
          features: ['Insulated underside', 'Stiff, with little bounce', 'Suits pier-and-beam lots'],
          link: site,
        },
      ],
    },
    {
      kind: 'specifications',
      form: 'table',
      heading: 'Panel data',
      specifications: [
        { label: 'Thickness', value: '4.5 to 12.25 inches' },
        { label: 'Core', value: 'EPS' },
        { label: 'Facing', value: 'OSB, both sides' },
        { label: 'R-value', value: 'up to R-50' },
        { label: 'Span', value: 'up to 24 feet' },
      ],
      figure: {
        drawing: 'sip-house',
        alt: 'House cut across: floor, walls and roof drawn as one band of panels around the rooms, piers below, a person inside',
        caption: 'Floor, wall and roof from one kind of panel.',
        side: 'left',
      },
      note: [
        'Spans depend on load, slope and connection. An engineer stamps the layout. We don’t build from a brochure.',
      ],
    },
    {
      kind: 'copy',
      heading: 'The attic you no longer pay to cool',
      paragraphs: [
        [
          'Under an ordinary Texas roof the attic bakes, and the ducts run right through it. A panel roof moves the insulation up to the slope. Ducts stay in the cool part of the house, the air handler fits in a closet, and the space that trusses would take becomes a loft.',
        ],
        [
          'How panels are drawn, numbered and shipped is a story of its own, on the page about ',
          { text: 'Premier Building Systems', href: '/manufacturers/premier-building-systems' },
          '. For the same idea with a treated core, see ',
          { text: 'R-Control', href: '/manufacturers/r-control' },
          '.',
        ],
      ],
    },
  ],
  work: {
    heading: 'Panel walls for one, a panel roof for the other',
    projects: ['garden-studio', 'printed-house'],
  },
  ask: {
    heading: 'Tell us the roof pitch you want to live under.',
    text: 'A plan and one section are enough to draw a panel layout.',
    action: 'Send your plan',
    service: 'custom-home',
  },
};
