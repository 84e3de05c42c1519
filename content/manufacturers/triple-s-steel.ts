import type { Manufacturer } from '#contract/manufacturer.ts';

const site = 'https://www.sss-steel.com';

export const manufacturer: Manufacturer = {
  meta: {
    title: 'Triple-S Steel: the sections our frames are made of',
    description:
      'Wide-flange beams, square tube, channel and plate from Triple-S Steel of Houston, and the place each takes in the frame of a Hill Country house.',
    sheet: 'M-111',
  },
  name: 'Triple-S Steel',
  category: 'Structural steel supply',
  heading: 'Steel from Houston, by Triple-S',
  lead: 'A frame begins as bars on a rack. Triple-S Steel stocks, saws and drills them, and the truck has a short way to us.',
  figure: {
    picture: '24-steel-yard',
    alt: 'Steel yard with stacks of square tube, red pipe, wide-flange beams and gray studs; cut samples laid out in front',
    caption: 'The yard: tube, pipe, wide flange, channel, stud. Samples on the board in front. Model, 1:50.',
  },
  opening: 'split',
  actions: [
    { text: 'Ask for a frame', href: '/contact?service=custom-home' },
    { text: 'What steel costs', href: '/cost-comparison' },
  ],
  sections: [
    {
      kind: 'products',
      form: 'rows',
      linksLeadTo: 'The names lead to sss-steel.com, where Triple-S lists what it stocks.',
      heading: 'Four sections, and where they stand',
      products: [
        {
          name: 'Wide-flange beams',
          description:
            'The rafters and ridge of a portal frame. Most of the metal sits in the flanges, far from the middle, where bending asks for it.',
          features: ['Rafters and girders', 'Long rooms without columns', 'Cut and drilled to our drawings'],
          link: site,
        },
        {
          name: 'Square and rectangular tube',
          description:
            'Columns you will see. Four flat faces take glass, stone or a door frame, and a tube resists twisting better than any open shape.',
          features: ['Exposed columns', 'Stair strings', 'Welds ground flush'],
          link: site,
        },
        {
          name: 'Channel and angle',
          description:
            'Girts that the wall panels screw to, lintels over masonry openings, and the edge that keeps a limestone shelf in its place.',
          features: ['Girts and purlins', 'Lintels', 'Ledger angles'],
          link: site,
        },
        {
          name: 'Plate',
          description:
            'Base plates, splices, gussets. Small pieces carry the whole house into its anchor bolts, so they are the ones we inspect longest.',
          features: ['Base plates', 'Moment connections', 'Hearths and thresholds'],
          link: site,
        },
      ],
    },
    {
      kind: 'copy',
      heading: 'From bar to frame',
      paragraphs: [
        [
          'Our engineer sizes the frame; a fabricator cuts, welds and paints it; we bolt it together on your slab. Bolts, not field welds, because a bolt can be checked with a wrench in any weather.',
        ],
        [
          'Steel does not shrink as it dries and does not feed termites. On Brazos Valley clay it has another merit: if the ground moves, base plates can be shimmed. That is why we start here, in ',
          { text: 'Bryan', href: '/service-area/bryan' },
          ' and ',
          { text: 'College Station', href: '/service-area/college-station' },
          ', and hang ',
          { text: 'insulated panels', href: '/manufacturers/kingspan' },
          ' outside afterwards. Light partitions come from ',
          { text: 'ClarkDietrich', href: '/manufacturers/clarkdietrich-steel' },
          '.',
        ],
      ],
      figure: {
        drawing: 'steel-sections',
        alt: 'Four steel sections and their side views: wide flange, square tube, channel with angle, and a bolted base plate',
        caption: 'The four sections, and each from the side.',
      },
    },
    {
      kind: 'applications',
      form: 'list',
      heading: 'Who builds with it',
      applications: [
        {
          title: 'Houses',
          description: 'Portal frames, exposed columns, porches without posts at the corner.',
          serviceLink: '/services/custom-homes',
        },
        {
          title: 'Workplaces',
          description: 'Two floors of office, a workshop crane, a deep canopy over a walk.',
          serviceLink: '/services/commercial',
        },
        {
          title: 'Terraces',
          description: 'Pergolas, stair flights on a slope, edging that a mower can’t chip.',
          serviceLink: '/services/landscaping',
        },
      ],
    },
  ],
  ask: {
    heading: 'How wide is the widest room?',
    text: 'It sets the beam, and the beam sets the price. Give us that one number first.',
    action: 'Give us the number',
    service: 'custom-home',
  },
};
