import type { Manufacturer } from '#contract/site/records/manufacturer.ts';

export const manufacturer: Manufacturer = {
  meta: {
    title: 'Kingspan insulated metal panels in Central Texas',
    description:
      'Kingspan insulated metal panels on a steel frame: up to R-30 with nothing bridging it. Benefits, uses, the systems they work with, and the towns we serve.',
    sheet: 'M-103',
  },
  name: 'Kingspan',
  category: 'Insulated metal panels',
  partner: {
    order: 3,
    description:
      'Two steel skins bonded to a rigid foam core. Hung outside a steel frame, one panel is cladding, insulation, air barrier and vapor control.',
    features: [
      'R-values up to R-30',
      'Continuous past every column',
      'Factory-made joints',
      'Walls and roofs from one maker',
    ],
    figure: {
      drawing: 'panel-joint',
      alt: 'Joint of two insulated metal panels cut across: folded steel skins, two gaskets, a screw into the girt behind',
      caption: 'The joint, cut across: two gaskets, no through screw.',
    },
  },
  heading: 'Kingspan insulated panels',
  lead: 'One panel does the work of five layers: cladding, insulation, air barrier, water barrier, vapor control. We hang it outside the steel, so nothing bridges it.',
  figure: {
    picture: '03-envelope-cut',
    alt: 'Steel house cut open at a corner, with cladding, panel and lining drawn out to the left and the roof layers lifted above black steel frames',
    caption: 'Left, the layers one panel replaces; right, the frame that carries it. Rendering.',
  },
  opening: 'plate',
  actions: [
    { text: 'Get a Quote', href: '/contact?service=custom-home' },
    { text: 'Compare Costs', href: '/cost-comparison' },
  ],
  website: 'https://www.kingspan.com/',
  sections: [
    {
      kind: 'benefits',
      form: 'columns',
      heading: 'What it changes in a Texas wall',
      benefits: [
        {
          title: 'Continuous',
          description:
            'Up to R-30, from corner to corner. A framed wall loses a good part of its rating at the studs. This one has no studs.',
          icon: 'layers',
          color: 'section',
        },
        {
          title: 'Airtight',
          description:
            'Gasketed tongues fit grooves made on the same line. That helps us reach 1.0 ACH50 or less, measured before drywall.',
          icon: 'air',
          color: 'section',
        },
        {
          title: 'Quick',
          description:
            'Cladding and insulation arrive as one piece. One pass closes in the frame instead of five, often before the next front comes through.',
          icon: 'clock',
          color: 'copper',
        },
        {
          title: 'Dry',
          description:
            'Steel skins don’t soak up water, swell or feed anything. Rain that gets behind a joint drains out at the base.',
          icon: 'drop',
          color: 'oak',
        },
      ],
    },
    {
      kind: 'applications',
      form: 'cards',
      heading: 'Houses and workplaces',
      applications: [
        {
          title: 'Custom homes',
          description:
            'Walls and roof from one maker, with corners folded at the factory. We face them in stone at eye level and leave clean metal above.',
          serviceLink: '/services/custom-homes',
          figure: {
            picture: '37-granite-dome',
            alt: 'Low house with granite walls under two long metal roofs, a granite dome behind it',
            caption: 'Granite at eye level, metal roofs above it. Rendering.',
          },
        },
        {
          title: 'Commercial',
          description:
            'Long spans between girts, few trades on the scaffold, and a move-in date you can lease against.',
          serviceLink: '/services/commercial',
          figure: {
            picture: '47-office-corner',
            alt: 'Corner of a two-story office with stone, glass and wooden sun screens under a deep dark roof edge',
            caption: 'Office, two floors under one panel roof. Rendering.',
          },
        },
      ],
    },
    {
      kind: 'wall',
      wall: 'steel-imp',
      heading: 'The section we build',
      lead: 'All the insulation sits outside the structure. The inner skin is the air barrier, and the joint between panels has two gaskets.',
    },
    {
      kind: 'copy',
      heading: 'Why we don’t fill the frame',
      figure: {
        drawing: 'panel-joint',
        alt: 'Two panels meeting, cut across: each steel skin folds into the other around a gasket, and a screw hidden in the fold holds one to the girt',
        caption: 'Where two panels meet. The screw is hidden in the fold.',
      },
      paragraphs: [
        [
          'Picture a framed wall from above. It looks like a comb: insulation in the gaps, and a stud at every tooth that carries heat straight through. You can pack the gaps with better foam, and the teeth are still there. Steel studs would make it worse, since steel carries heat hundreds of times better than wood.',
        ],
        [
          'So we leave the frame empty. The steel stands inside the insulation, dry and at the temperature of your living room. The panel runs past it without a break, from the top of the slab to the ridge. Columns don’t sweat, because no part of them touches outdoor air, and the wall performs on site the way it did on paper.',
        ],
        [
          'In the Hill Country that matters most in July. A dark wall facing west can run far hotter than the air, and by evening a framed house is passing that heat to the bedrooms. Behind a panel, the peak comes later and smaller. Our standard is R-30 or more in the wall. The roof gets at least as much attention, since it takes the sun all day.',
        ],
        [
          'Hail is the fair objection. A hard storm can dent any metal skin. We keep panels off the flattest roofs, choose ribbed profiles, and put limestone where a riding mower, a ladder or a cedar branch would hit the wall. A dent is cosmetic: the core behind it stays sealed.',
        ],
        [
          'Then there is time. A steel house with panels takes us 4 to 6 months on site and a framed one 6 to 8, and most of the difference is this layer. See the ',
          { text: 'eight-row comparison', href: '/cost-comparison' },
          ', or follow the ',
          { text: 'six steps of our build', href: '/how-we-build' },
          ' to see where panels come in.',
        ],
      ],
    },
    {
      kind: 'links',
      heading: 'Compatible technologies',
      lead: 'Panels are one part of a house. Here is what we build next to them, and where we put them up.',
      columns: [
        {
          title: 'Goes with',
          links: [
            { text: 'Triple-S structural steel', href: '/manufacturers/triple-s-steel' },
            { text: 'ZIP System sheathing', href: '/manufacturers/zip-system' },
            { text: 'Panasonic OASYS', href: '/manufacturers/panasonic-oasys' },
            { text: 'Tesla Solar Roof', href: '/manufacturers/tesla-solar-roof' },
          ],
        },
        {
          title: 'Where we hang them',
          links: [
            { text: 'Austin', href: '/service-area/austin' },
            { text: 'Dripping Springs', href: '/service-area/dripping-springs' },
            { text: 'Bee Cave', href: '/service-area/bee-cave' },
            { text: 'Lakeway', href: '/service-area/lakeway' },
            { text: 'Marble Falls', href: '/service-area/marble-falls' },
            { text: 'Johnson City', href: '/service-area/johnson-city' },
          ],
        },
      ],
    },
  ],
  work: {
    heading: 'A new house and a new wing, both in panels',
    projects: ['ridge-house', 'farmhouse-wing'],
  },
  ask: {
    heading: 'Ask what it costs on your plan.',
    text: 'Wall area, roof area and the number of corners are enough for a first estimate.',
    action: 'Request a Consultation',
    service: 'custom-home',
    secondary: { text: 'See the comparison', href: '/cost-comparison' },
  },
};
