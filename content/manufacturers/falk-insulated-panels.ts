import type { Manufacturer } from '#contract/site/records/manufacturer.ts';

export const manufacturer: Manufacturer = {
  meta: {
    title: 'Falk insulated panels for barns, shops and homes',
    description:
      'Falk insulated metal panels, up to R-30, for barndominiums, shops and restaurants around Bryan and the Hill Country: benefits, uses, specification.',
    sheet: 'M-113',
  },
  name: 'Falk Insulated Panels',
  category: 'Insulated metal panels',
  heading: 'Falk panels for simple, long roofs',
  lead: 'A plain gable over a big room is what metal panels do best. We suggest Falk when the shape is simple, the budget is tight and the building has to earn its keep.',
  figure: {
    picture: '09-restaurant-pavilion',
    alt: 'Restaurant pavilion with an upturned roof, glass on all sides, tables inside and on the terrace, string lights',
    caption: 'Pavilion with two long roof slopes that meet in a valley. Rendering.',
    crop: 'wide',
  },
  opening: 'turned',
  actions: [
    { text: 'Get Quote', href: '/contact?service=custom-home' },
    { text: 'Compare with wood', href: '/cost-comparison' },
  ],
  sections: [
    {
      kind: 'benefits',
      form: 'columns',
      heading: 'Three jobs off the roof in one lift',
      benefits: [
        {
          title: 'One trip up the ladder',
          description:
            'Deck, insulation and roofing come as one panel. The crew goes up once and comes down done.',
          icon: 'crane',
          color: 'copper',
        },
        {
          title: 'Finished on both faces',
          description:
            'The inner skin is coated too. In a workshop it can be the ceiling, and it washes clean.',
          icon: 'layers',
          color: 'section',
        },
        {
          title: 'Dry on the underside',
          description: 'Humid air can’t reach cold metal, so the drip every tin barn has never forms.',
          icon: 'drop',
          color: 'section',
        },
      ],
    },
    {
      kind: 'applications',
      form: 'list',
      heading: 'Four buildings it suits',
      applications: [
        {
          title: 'Barndominiums',
          description: 'Living space at one end, tractor at the other, one shell over both.',
        },
        {
          title: 'Restaurants and tasting rooms',
          description: 'Open floors, washable ceilings, doors that fold away.',
        },
        {
          title: 'Workshops and storage',
          description: 'Even temperatures for tools, wine or boats.',
        },
        {
          title: 'Roof replacement',
          description: 'Over the existing purlins, when an old metal roof is worn out.',
        },
      ],
      figure: {
        drawing: 'ribbed-roof',
        alt: 'Ribbed roof panel on a slope, cut across, with screws through its crests into three purlins',
        caption: 'Screws sit on the ribs, where water doesn’t run.',
        side: 'left',
      },
    },
    {
      kind: 'specifications',
      form: 'list',
      heading: 'What is in the panel',
      specifications: [
        { label: 'Insulation', value: 'up to R-30' },
        { label: 'Build-up', value: 'foam between two coated steel sheets' },
        { label: 'Goes', value: 'outside girts and purlins' },
        { label: 'Joint', value: 'interlocking, sealed' },
        { label: 'Cleaning', value: 'water and a soft brush' },
      ],
    },
    {
      kind: 'copy',
      heading: 'A barn you can sleep in',
      paragraphs: [
        [
          'When people call about a barndominium, they mean one of two buildings. One is a metal barn with an apartment inside, insulated with whatever sticks. The other is a house with the outline of a barn. We build the second, and the panel is the difference.',
        ],
        [
          'A shell like this holds its temperature so well that the equipment can be small. A single ',
          { text: 'Trane', href: '/manufacturers/trane-hvac' },
          ' system often serves the living space, and a wall unit by ',
          { text: 'Mitsubishi Electric', href: '/manufacturers/mitsubishi-electric' },
          ' keeps the shop comfortable without cooling an empty room.',
        ],
      ],
      crossReferences: 6,
      related: ['kingspan', 'metl-span', 'triple-s-steel', 'premier-sips'],
    },
  ],
  work: { heading: 'Two long roofs of ours', projects: ['long-gable', 'post-oak-house'] },
  ask: {
    heading: 'Length, width, eave height.',
    text: 'Three numbers and a town are enough for a price range.',
    action: 'Contact us',
    service: 'custom-home',
  },
};
