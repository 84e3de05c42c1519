import type { Manufacturer } from '#contract/manufacturer.ts';

export const manufacturer: Manufacturer = {
  meta: {
    title: 'ZIP System sheathing and tape for wood walls',
    description:
      'How we use ZIP System sheathing on wood-framed houses in Central Texas: panel and weather barrier in one, taped at every seam, with a 30-year limited warranty.',
    sheet: 'M-101',
  },
  name: 'ZIP System',
  category: 'Sheathing and air barrier',
  partner: {
    order: 1,
    description:
      'Green wall sheathing with its weather barrier already on it. Once the seams are taped, a wood frame is closed to rain and wind on the same day.',
    features: [
      'Panel and water-resistive barrier in one',
      'Taped or liquid-flashed seams',
      '7/16 and 5/8 inch thicknesses',
      '30-year limited system warranty',
    ],
    figure: {
      drawing: 'taped-sheathing',
      alt: 'Elevation of a wood wall: sheathing with copper tape on every seam and around a window, the last bay still open to the studs',
      caption: 'Every seam taped, one bay to go.',
    },
  },
  heading: 'ZIP System sheathing',
  lead: 'When a plan is better off in wood, this is the layer we lean on. It braces the studs, sheds the rain and stops the air, and a roll of tape is all that has to be got right on site.',
  figure: {
    picture: '22-wall-zip-cut',
    alt: 'Exploded model of a wood wall: cladding, battens, yellow insulation board, green sheathing with black tape over its seams, then studs and a window',
    caption:
      'Wood wall, layer by layer. The green board with the black seams is the air barrier. Model, 1:20.',
  },
  opening: 'split',
  actions: [
    { text: 'Ask about a wood frame', href: '/contact?service=custom-home' },
    { text: 'All manufacturers', href: '/manufacturer' },
  ],
  website: 'https://www.huberwood.com/zip-system',
  sections: [
    {
      kind: 'benefits',
      form: 'ledger',
      heading: 'One board, four trades fewer',
      lead: 'House wrap is stapled over a wall when a crew has a minute. Here the barrier is bonded to the panel at the mill, so it can’t flap, tear in a norther or hang behind the brick with holes in it.',
      benefits: [
        {
          title: 'Rain stops at the panel',
          description:
            'The water-resistive layer is part of the board. A frame with taped seams can stand through a wet week in May while the windows are on the truck.',
          icon: 'drop',
          color: 'section',
        },
        {
          title: 'Air stops at the tape',
          description:
            'Acrylic tape is rolled on with pressure until its grip shows in the surface. We walk every seam before the blower door comes, and again with it running.',
          icon: 'air',
          color: 'section',
        },
        {
          title: 'Studs stay plumb',
          description:
            'Underneath the coating it is structural sheathing, nailed on an engineer’s schedule. The same sheets that keep the weather out keep the wall from racking.',
          icon: 'frame',
          color: 'oak',
        },
        {
          title: 'The wall can still dry',
          description:
            'The coating turns water back and lets vapor through. In a climate that pushes damp inward for half the year, a wall needs one side open to dry to.',
          icon: 'layers',
          color: 'copper',
        },
      ],
    },
    {
      kind: 'specifications',
      form: 'table',
      heading: 'Panel schedule',
      specifications: [
        { label: 'Panel thickness', value: '7/16 and 5/8 inch' },
        { label: 'Board', value: 'oriented strand board with bonded barrier' },
        { label: 'Seams', value: 'acrylic tape or liquid flashing' },
        { label: 'Climate zones', value: 'all' },
        { label: 'Warranty', value: '30-year limited, as a system' },
        { label: 'Our airtightness target', value: '1.0 ACH50 or less' },
      ],
      note: [
        'The warranty is for the system: sheathing, tape and flashing from one maker, installed as its manual says. The thermal job belongs to the layers around it; see ',
        { text: 'how a wall adds up', href: '/how-we-build' },
        '.',
      ],
    },
    {
      kind: 'wall',
      wall: 'wood-zip',
      heading: 'Where it sits in the wall',
      lead: 'Outside of the studs, behind the insulation board and the cladding. Nothing but fasteners goes through it, and each hole is sealed.',
    },
    {
      kind: 'copy',
      heading: 'When we choose wood',
      paragraphs: [
        [
          'Steel is our first choice on expansive clay and for wide rooms. A compact plan, a steep roof with dormers, or an addition to a framed house is another matter: carpenters reach every corner of it, and lumber costs less on the day it is bought. The ',
          { text: 'cost comparison', href: '/cost-comparison' },
          ' sets both side by side.',
        ],
        [
          'Two kinds of job ask for it. One is a second floor on an old cottage in ',
          { text: 'Bryan', href: '/service-area/bryan' },
          ', where the existing studs decide the system. The other is a small guest house near ',
          { text: 'Wimberley', href: '/service-area/wimberley' },
          ', where a crane would cost more than it lifts.',
        ],
      ],
      figure: {
        picture: '32-blower-door',
        alt: 'Taped house frame with a red fan panel in its entry, a gauge on a tripod and smoke drawn toward a window',
        caption: 'A fan in the doorway finds what the tape missed. Model, 1:50.',
        crop: 'wide',
      },
    },
  ],
  ask: {
    heading: 'Is your plan a wood plan?',
    text: 'Send us the drawings or a sketch. We’ll say which wall we would build and what it does to the price.',
    action: 'Request a Consultation',
    service: 'custom-home',
    secondary: { text: 'Back to manufacturers', href: '/manufacturer' },
  },
};
