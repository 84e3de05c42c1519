import type { Manufacturer } from '#contract/manufacturer.ts';

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
  lead: 'A plain gable over a big room is what a metal panel likes best. We propose Falk where the form is simple, the budget watched, and the building has to work for its living.',
  figure: {
    picture: '09-restaurant-pavilion',
    alt: 'Restaurant pavilion with an upturned roof, glass on all sides, tables inside and on the terrace, string lights',
    caption: 'Pavilion: two long panel slopes that meet in a valley. Model, 1:100.',
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
      heading: 'Benefits',
      benefits: [
        {
          title: 'One trip up the ladder',
          description:
            'Deck, insulation and roofing are a single sheet. The crew goes up once and comes down finished.',
          icon: 'crane',
          color: 'copper',
        },
        {
          title: 'Finished on both faces',
          description:
            'The inner skin is coated too. In a workshop it can be the ceiling; wash it and it is clean.',
          icon: 'layers',
          color: 'section',
        },
        {
          title: 'Dry on the underside',
          description:
            'Warm air can’t reach cold metal, so the drip that every tin barn knows does not form.',
          icon: 'drop',
          color: 'section',
        },
      ],
    },
    {
      kind: 'applications',
      form: 'list',
      heading: 'Applications',
      applications: [
        {
          title: 'Barndominiums',
          description: 'Living at one end, tractor at the other, one shell over both.',
        },
        {
          title: 'Restaurants and tasting rooms',
          description: 'Wide floors, washable ceilings, doors that fold away.',
        },
        {
          title: 'Workshops and storage',
          description: 'Held at an even temperature for tools, wine or boats.',
        },
        {
          title: 'Roof replacement',
          description: 'Over existing purlins, when an old metal roof has had its day.',
        },
      ],
      figure: {
        drawing: 'ribbed-roof',
        alt: 'Ribbed roof panel on a slope, cut across, with screws through its crests into three purlins',
        caption: 'Screws sit on the crests, where water doesn’t run.',
        side: 'left',
      },
    },
    {
      kind: 'specifications',
      form: 'list',
      heading: 'Specification',
      specifications: [
        { label: 'Insulation', value: 'up to R-30' },
        { label: 'Make-up', value: 'foam between two coated steel sheets' },
        { label: 'Position', value: 'outside girts and purlins' },
        { label: 'Joint', value: 'interlocking, sealed' },
        { label: 'Cleaning', value: 'water and a soft brush' },
      ],
    },
    {
      kind: 'copy',
      heading: 'A barn you can sleep in',
      paragraphs: [
        [
          'People call about a barndominium and mean two different buildings. One is a metal barn with an apartment fitted inside it, insulated with whatever sticks. The other is a house which happens to have a barn’s outline. We build the second, and the panel is what separates them.',
        ],
        [
          'Such a shell holds its temperature so well that the machine inside can be modest. A single ',
          { text: 'Trane', href: '/manufacturers/trane-hvac' },
          ' system often serves the living end; a wall unit by ',
          { text: 'Mitsubishi Electric', href: '/manufacturers/mitsubishi-electric' },
          ' keeps the shop bearable without cooling an empty room.',
        ],
      ],
      crossReferences: 6,
      related: ['kingspan', 'metl-span', 'triple-s-steel', 'premier-sips'],
    },
  ],
  ask: {
    heading: 'Length, width, eave height.',
    text: 'Three figures and a town, and you’ll have a range from us.',
    action: 'Contact us',
    service: 'custom-home',
  },
};
