import type { Manufacturer } from '#contract/site/records/manufacturer.ts';

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
      'Green wall sheathing with its weather barrier already on it. Once the seams are taped, a wood frame is closed to rain and wind the same day.',
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
  lead: 'When a plan works better in wood, this is the layer we rely on. It braces the studs, sheds rain and stops air, and the only thing left to get right on site is the tape.',
  figure: {
    picture: '22-wall-zip-cut',
    alt: 'A wood wall pulled apart: cladding, battens, yellow insulation board, green sheathing with black tape over its seams, then studs and a window',
    caption: 'Wood wall, layer by layer. The green board with the black seams is the air barrier. Rendering.',
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
      heading: 'One board does four jobs',
      figure: {
        drawing: 'taped-sheathing',
        alt: 'Wood wall from outside: green sheets with fasteners in rows, tape over every seam and around the window, open studs at the right',
        caption: 'Tape on every seam and around the window.',
      },
      lead: 'House wrap gets stapled up when a crew has a minute. Here the barrier is bonded to the panel at the mill, so it can’t flap, tear in a norther or end up behind the brick full of holes.',
      benefits: [
        {
          title: 'Rain stops at the panel',
          description:
            'The water-resistive layer is part of the board. A frame with taped seams can sit through a wet week in May while the windows are still on the truck.',
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
            'Under the coating it is structural sheathing, nailed to an engineer’s schedule. The same sheets that keep the weather out keep the wall from racking.',
          icon: 'frame',
          color: 'oak',
        },
        {
          title: 'The wall can still dry',
          description:
            'The coating turns water back and lets vapor through. In a climate that drives humidity inward half the year, a wall needs one side it can dry to.',
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
        { label: 'Board', value: 'oriented strand board, barrier bonded on' },
        { label: 'Seams', value: 'acrylic tape or liquid flashing' },
        { label: 'Climate zones', value: 'all' },
        { label: 'Warranty', value: '30-year limited, as a system' },
        { label: 'Our airtightness target', value: '1.0 ACH50 or less' },
      ],
      note: [
        'The warranty covers the system: sheathing, tape and flashing from one maker, installed by its manual. Insulating is the job of the layers around it; see ',
        { text: 'how a wall adds up', href: '/how-we-build' },
        '.',
      ],
    },
    {
      kind: 'wall',
      wall: 'wood-zip',
      heading: 'Where it sits in the wall',
      lead: 'Outside the studs, behind the insulation board and the siding. Pipes and wires go through it only where the drawings show them, and each opening is taped or flashed.',
    },
    {
      kind: 'copy',
      heading: 'When we choose wood',
      paragraphs: [
        [
          'Steel is our first choice on expansive clay and for wide rooms. A compact plan, a steep roof with dormers or an addition to a framed house is different: carpenters can reach every corner, and lumber costs less up front. The ',
          { text: 'cost comparison', href: '/cost-comparison' },
          ' puts both side by side.',
        ],
        [
          'Two kinds of job call for it. One is a second floor on an old cottage in ',
          { text: 'Bryan', href: '/service-area/bryan' },
          ', where the existing studs settle the question. The other is a small guest house near ',
          { text: 'Wimberley', href: '/service-area/wimberley' },
          ', where a crane would cost more than it’s worth.',
        ],
      ],
      figure: {
        picture: '32-blower-door',
        alt: 'Taped house frame with a red fan panel in its entry, a gauge on a tripod and smoke drawn toward a window',
        caption: 'A fan in the doorway finds what the tape missed. Rendering.',
        crop: 'wide',
      },
    },
  ],
  work: { heading: 'Sealed where two parts meet', projects: ['farmhouse-wing', 'post-oak-house'] },
  ask: {
    heading: 'Is your plan a wood plan?',
    text: 'Send us drawings or a sketch. We’ll tell you which wall we would build and what it does to the price.',
    action: 'Request a Consultation',
    service: 'custom-home',
    secondary: { text: 'Back to manufacturers', href: '/manufacturer' },
  },
};
