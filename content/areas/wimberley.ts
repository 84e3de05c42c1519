import type { Area } from '#contract/site/records/area.ts';

export const area: Area = {
  name: 'Wimberley',
  kind: 'town',
  county: 'Hays',
  lat: 29.997,
  lon: -98.099,
  climateZone: '2A',
  lede: 'Cypress Creek comes out of Jacob’s Well and joins the Blanco under big trees. It is a gentle place that has seen a forty-foot flood, and a house here should be ready for one.',
  ground: 'Karst limestone and river gravel',
  subsoil: 'karst',
  facts: [
    { label: 'Ground', value: 'Karst limestone on the hills, gravel and silt under the cypresses' },
    { label: 'Water', value: 'Blanco River and Cypress Creek; the flood of May 2015 set the new mark' },
    { label: 'Night', value: 'Certified Dark Sky Community since 2018' },
    { label: 'Sky', value: 'Slow storms stall over the valley; fog on fall mornings' },
  ],
  description: [
    'Building along the Blanco begins with the night of May 23, 2015. The river rose higher than any gauge had recorded, and houses on piers went with the trees. We start the design from that water line: no one sleeps below it, and whatever we build below it lets the water through.',
    'Up from the river the valley is kinder. Artists came for the light and the cheap cabins, and the workshops, the kilns and the small houses are still here. A studio of four hundred square feet with a deck of the same size is enough of a house here, and one of our favorites to draw.',
  ],
  specialties: [
    'Studios and guest houses under the oaks',
    'River houses on high ground, raised and open beneath',
    'Cabins made warm without losing their porches',
    'Shielded lighting for a certified dark sky',
    'Shops and workrooms off the square',
  ],
  house: {
    heading: 'A small house and a large river',
    points: [
      {
        title: 'Above 2015',
        text: 'Floors start over the recorded crest with a margin, on steel columns braced for debris as well as current.',
      },
      {
        title: 'Half deck, half room',
        text: 'In this valley the outdoor half is usable for most of the year. It costs less, and it holds a table for ten.',
      },
      {
        title: 'Guard the spring',
        text: 'In karst a spill reaches the spring fast. The septic gets advanced treatment, and concrete washout never goes on the ground.',
      },
    ],
  },
  work: {
    customHomes:
      'Small houses with nothing left out: panel walls, one good stove, a deck, and a metal roof to hear the rain on.',
    renovations:
      'Cabins gain insulation on the outside, a bath that works in January and a foundation in place of stacked stone.',
    designConsulting: 'We plot the 2015 crest on your survey and say plainly where not to build.',
  },
  figures: [
    {
      picture: '38-river-cypress',
      alt: 'House of two roofs on the high bank of a clear river, cypresses below it',
      caption: 'Set above the crest of 2015. Rendering.',
    },
    {
      picture: '18-studio-adu',
      alt: 'Glazed garden studio, its deck reaching out among oak trunks',
      caption: 'As much deck as room. Rendering.',
    },
  ],
  meta: {
    title: 'Custom homes & remodeling in Wimberley, Texas',
    description:
      'Studios, cabins and river houses in Wimberley, raised above the 2015 flood on the Blanco and lit for a certified dark sky.',
    sheet: 'C-118',
  },
};
