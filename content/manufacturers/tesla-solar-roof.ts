import type { Manufacturer } from '#contract/site/records/manufacturer.ts';

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
      'Glass tiles that make power, next to matching ones that don’t, laid as a single roof. No rack, no rails, no second crew on the roof.',
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
  lead: 'You have to buy a roof anyway. This one pays part of it back in power, and from the driveway you can’t tell where the solar starts.',
  figure: {
    picture: '13-roof-solar',
    alt: 'Roof slope covered in flush dark blue glass tiles above a gutter, a limestone chimney at the ridge, a metal-roofed wing and oaks behind',
    caption: 'A south slope in flush glass tiles, with plain metal tiles at its edges. Rendering.',
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
      heading: 'Four reasons to let the roof make power',
      benefits: [
        {
          title: 'Nothing bolted on',
          description:
            'Ordinary panels stand on mounts, and each mount is a hole in the roof. Here the tile that sheds the rain is the one that makes the power.',
          icon: 'sun',
          color: 'copper',
        },
        {
          title: 'Built for hail and wind',
          description:
            'Active tiles are tempered glass, and filler tiles are glass and steel. They overlap like slate, so wind has no rack to get under.',
          icon: 'wind',
          color: 'section',
        },
        {
          title: 'Lights stay on',
          description:
            'With a battery in the garage, the house can ride out an outage and run the refrigerator, the well pump and some cooling by itself.',
          icon: 'bolt',
          color: 'copper',
        },
        {
          title: 'One roof to maintain',
          description:
            'No rack means no leaves packed under it, no squirrels, and no crew taking panels down when the shingles below wear out.',
          icon: 'shield',
          color: 'oak',
        },
      ],
    },
    {
      kind: 'specifications',
      form: 'list',
      heading: 'What the data sheet says',
      specifications: [
        { label: 'Power generation warranty', value: '25 years' },
        { label: 'Active tile', value: 'tempered glass with photovoltaic cells' },
        { label: 'Filler tile', value: 'same face, no cells, cut to the edges' },
        { label: 'Backup', value: 'home battery, sized to the loads you choose' },
        { label: 'Goes over', value: 'a solid deck with underlayment' },
        { label: 'Our goal for the house', value: 'net-zero ready' },
      ],
      note: [
        'Output depends on pitch, direction and shade. We model all three for your lot and put the estimate in writing before you decide.',
      ],
    },
    {
      kind: 'copy',
      heading: 'Designed for the sun from the first sketch',
      paragraphs: [
        [
          'Solar is cheapest to plan before anything is built. A ridge that runs east to west gives you a long south slope. A chimney on the north side shades nothing. Vent pipes can come up through the back. None of that costs a dollar while the plan is still in pencil.',
        ],
        [
          'Live oaks are worth more than the power they block. On wooded lots around ',
          { text: 'Driftwood', href: '/service-area/driftwood' },
          ' we often put the tiles on the garage and leave the house under its trees. In open country near ',
          { text: 'Johnson City', href: '/service-area/johnson-city' },
          ', the main roof is the obvious place.',
        ],
        [
          'Use less before you make more: a wall by ',
          { text: 'Kingspan', href: '/manufacturers/kingspan' },
          ' and a good heat pump shrink the array, and its price with it.',
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
  work: { heading: 'Two roofs drawn for the sun', projects: ['granite-house', 'prairie-court'] },
  ask: {
    heading: 'How much sun does your lot get?',
    text: 'An address and a survey are enough. We’ll come back with the slopes worth tiling.',
    action: 'Ask for a roof study',
    service: 'consulting',
    secondary: { text: 'Other systems we build with', href: '/manufacturer' },
  },
};
