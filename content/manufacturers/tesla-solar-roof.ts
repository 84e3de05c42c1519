import type { Manufacturer } from '#contract/manufacturer.ts';

export const manufacturer: Manufacturer = {
  meta: {
    title: 'Tesla Solar Roof on Hill Country houses',
    description:
      'A roof that makes power: Tesla Solar Roof tiles, their 25-year power generation warranty, and how we plan pitch, shade, wiring and storage around them.',
    sheet: 'M-104',
  },
  name: 'Tesla Solar Roof',
  category: 'Solar roofing',
  partner: {
    order: 4,
    description:
      'Glass tiles that generate, beside matching ones that don’t, laid as a single roof. No rack, no rails, no second trade on the ridge.',
    features: [
      '25-year power generation warranty',
      'Roof and array in one',
      'Tempered glass and steel tiles',
      'Works with home batteries',
    ],
    figure: {
      drawing: 'solar-tiles',
      alt: 'Roof slope of staggered tiles, the generating ones shaded, one lifted out with its lead',
      caption: 'Shaded tiles generate, the others fill the edges.',
    },
  },
  heading: 'Tesla Solar Roof',
  lead: 'A roof has to be bought anyway. This one pays some of it back in kilowatt-hours, and nobody looking up from the drive can say where the array begins.',
  figure: {
    picture: '13-roof-solar',
    alt: 'Looking down on a gray metal roof slope, most of it filled by flush dark blue solar tiles, a limestone chimney behind',
    caption: 'Generating tiles in the sunny field, metal at the edges and around the chimney. Model, 1:20.',
    crop: 'banner',
    focus: 'bottom',
  },
  opening: 'plate',
  actions: [{ text: 'Plan a solar roof', href: '/contact?service=custom-home' }],
  website: 'https://www.tesla.com/solarroof',
  sections: [
    {
      kind: 'benefits',
      form: 'pairs',
      heading: 'Four reasons to make the roof the plant',
      benefits: [
        {
          title: 'Nothing bolted on',
          description:
            'Ordinary panels stand on feet, and each foot is a hole in the roof. Here the weather skin and the generator are the same tile.',
          icon: 'sun',
          color: 'copper',
        },
        {
          title: 'Built for the bad afternoon',
          description:
            'Active tiles are tempered glass; the filler tiles are glass and steel. They overlap like slate, so wind finds no edge to lift.',
          icon: 'wind',
          color: 'section',
        },
        {
          title: 'Lights stay on',
          description:
            'With a battery in the garage the house can part from the grid and carry the refrigerator, the well pump and some cooling by itself.',
          icon: 'bolt',
          color: 'copper',
        },
        {
          title: 'One plane to keep up',
          description:
            'No rack means no leaves packed under it, no squirrels, and no crew lifting an array off when the shingles wear out below.',
          icon: 'shield',
          color: 'oak',
        },
      ],
    },
    {
      kind: 'specifications',
      form: 'list',
      heading: 'What is on the sheet',
      specifications: [
        { label: 'Power generation warranty', value: '25 years' },
        { label: 'Active tile', value: 'tempered glass with photovoltaic cells' },
        { label: 'Filler tile', value: 'same face, no cells, cut to the edges' },
        { label: 'Backup', value: 'home battery, sized to the loads you choose' },
        { label: 'Goes over', value: 'a solid deck with underlayment' },
        { label: 'Our goal for the house', value: 'net-zero ready' },
      ],
      note: [
        'Power depends on pitch, direction and shade. We model all three for your lot and put the estimate in writing before you decide.',
      ],
    },
    {
      kind: 'copy',
      heading: 'Drawn for the sun, not turned toward it afterwards',
      paragraphs: [
        [
          'Solar is cheapest at the drawing board. A ridge that runs east and west gives you a long south slope. A chimney placed on the north side shades nothing. Vent pipes can come up through the back. None of that costs a dollar if it is decided while the lines are still pencil.',
        ],
        [
          'Live oaks are worth more than the kilowatts they block. On wooded lots around ',
          { text: 'Driftwood', href: '/service-area/driftwood' },
          ' we often put the tiles on the garage and leave the house under its trees. In open country by ',
          { text: 'Johnson City', href: '/service-area/johnson-city' },
          ' the main roof is the obvious place.',
        ],
        [
          'Use less before you make more: a wall by ',
          { text: 'Kingspan', href: '/manufacturers/kingspan' },
          ' and a good heat pump shrink the array, and with it the part of the budget that glitters.',
        ],
      ],
      figure: {
        drawing: 'solar-tiles',
        alt: 'Roof slope with tiles in staggered courses, a shaded field in the middle, plain tiles along every edge and one tile lifted out',
        caption: 'Plain tiles at ridge, eaves and rakes; the field between them makes the power.',
        side: 'left',
      },
    },
  ],
  ask: {
    heading: 'How much sun does your lot get?',
    text: 'An address and a survey will do. We’ll come back with the slopes worth tiling.',
    action: 'Ask for a roof study',
    service: 'consulting',
    secondary: { text: 'Other systems we build with', href: '/manufacturer' },
  },
};
