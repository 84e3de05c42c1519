import type { Manufacturer } from '#contract/site/records/manufacturer.ts';

const site = 'https://www.sss-steel.com';

export const manufacturer: Manufacturer = {
  meta: {
    title: 'Triple-S Steel: the sections our frames are made of',
    description:
      'Wide-flange beams, square tube, channel and plate from Triple-S Steel of Houston, and where each goes in the frame of a Hill Country house.',
    sheet: 'M-111',
  },
  name: 'Triple-S Steel',
  category: 'Structural steel supply',
  heading: 'Steel from Houston, by Triple-S',
  lead: 'A frame starts as bars on a rack. Triple-S Steel stocks, saws and drills them in Houston, a short haul from Bryan.',
  figure: {
    picture: '24-steel-yard',
    alt: 'Steel yard with stacks of square tube, red pipe, wide-flange beams and gray studs; cut samples laid out in front',
    caption: 'The yard: tube, pipe, wide flange, channel, stud. Samples on the board in front. Rendering.',
  },
  opening: 'split',
  actions: [
    { text: 'Ask for a frame', href: '/contact?service=custom-home' },
    { text: 'What steel costs', href: '/cost-comparison' },
  ],
  sections: [
    {
      kind: 'products',
      form: 'columns',
      figure: {
        drawing: 'steel-sections',
        alt: 'Four steel sections and their side views: wide flange, square tube, channel with angle, and a bolted base plate',
        caption: 'Four shapes in section, and each from the side.',
      },
      linksLeadTo: 'Triple-S lists what it stocks on sss-steel.com.',
      heading: 'Four shapes, and where they go',
      products: [
        {
          name: 'Wide-flange beams',
          description:
            'The rafters and ridge of a rigid frame. Most of the metal is in the flanges, where it resists bending best.',
          features: ['Rafters and girders', 'Long rooms without columns', 'Cut and drilled to our drawings'],
          link: site,
        },
        {
          name: 'Square and rectangular tube',
          description:
            'Columns you’ll see. Four flat faces take glass, stone or a door frame, and a tube resists twisting better than any open shape.',
          features: ['Exposed columns', 'Stair stringers', 'Welds ground flush'],
          link: site,
        },
        {
          name: 'Channel and angle',
          description:
            'Girts that wall panels screw to, lintels over masonry openings, and the ledge that holds up limestone veneer.',
          features: ['Girts and purlins', 'Lintels', 'Ledger angles'],
          link: site,
        },
        {
          name: 'Plate',
          description:
            'Base plates, splices and gussets. These small pieces carry the whole house into its anchor bolts, so we inspect them longest.',
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
          'Our engineer sizes the frame, a fabricator cuts, welds and paints it, and we bolt it together on your slab. We use bolts instead of field welds because a bolt can be checked with a wrench in any weather.',
        ],
        [
          'Steel doesn’t shrink as it dries, and termites can’t eat it. On Brazos Valley clay it has another advantage: the load comes down at a few columns, so a few piers can carry it below the clay that moves. That is why we start with steel in ',
          { text: 'Bryan', href: '/service-area/bryan' },
          ' and ',
          { text: 'College Station', href: '/service-area/college-station' },
          ', and hang ',
          { text: 'insulated panels', href: '/manufacturers/kingspan' },
          ' outside it. Light partitions come from ',
          { text: 'ClarkDietrich', href: '/manufacturers/clarkdietrich-steel' },
          '.',
        ],
      ],
    },
    {
      kind: 'applications',
      form: 'list',
      heading: 'What we build with it',
      applications: [
        {
          title: 'Houses',
          description: 'Rigid frames, exposed columns, porches without posts at the corner.',
          serviceLink: '/services/custom-homes',
        },
        {
          title: 'Workplaces',
          description: 'Two floors of office, a workshop crane, a deep canopy over a walk.',
          serviceLink: '/services/commercial',
        },
        {
          title: 'Terraces',
          description: 'Pergolas, stairs on a slope, edging a mower can’t chip.',
          serviceLink: '/services/landscaping',
        },
      ],
    },
  ],
  work: { heading: 'Where the steel goes', projects: ['granite-house', 'lake-pavilions'] },
  ask: {
    heading: 'How wide is the widest room?',
    text: 'That number sets the beam, and the beam sets the price. Start with it.',
    action: 'Send us the number',
    service: 'custom-home',
  },
};
