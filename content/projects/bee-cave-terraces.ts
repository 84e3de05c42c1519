import type { Project } from '#contract/site/records/project.ts';

export const project: Project = {
  sample: true,
  sheet: 'P-107',
  name: 'Bee Cave Terraces',
  pageTitle: 'Limestone Terraces and Pool, Bee Cave',
  description:
    'A slope in Bee Cave made usable in four limestone terraces: pool, fire pit, lawn and outdoor kitchen, with the drainage that keeps them in place.',
  kind: 'landscaping',
  town: { slug: 'bee-cave', name: 'Bee Cave' },
  status: 'built',
  year: 2024,
  months: 5,
  cost: [260_000, 310_000],
  summary: 'Eighteen feet of slope, made into four levels you can use.',
  lede: 'A hillside is a poor place for a chair. Four terraces of dry-laid limestone step down it, and each has one purpose.',
  opening: 'wide',
  cover: {
    picture: '11-landscape-terraces',
    alt: 'Garden terraces of limestone seen from above: pergola and dining at the upper left, a round fire pit with curved bench, a rectangular pool, lawns with oaks, stairs between them.',
    caption: 'Four levels from above: table, fire, water, grass. Rendering.',
  },
  story: [
    {
      part: 'Site',
      heading: 'First the water, then the walls',
      text: [
        'A Hill Country storm can put inches on a slope in an hour, and thin soil over rock soaks up almost none of it. Each terrace slopes away from its wall to a stone channel, and the channels meet in a gravel bed under the lawn. The walls have drains behind them, so they hold back earth and not water.',
      ],
    },
    {
      part: 'Brief',
      heading: 'Shade at five, stars at ten',
      text: [
        'The table is under a pergola by the kitchen door. The fire pit is two steps down, away from the lights of the house. The pool is where the sun stays until evening. The lawn is small on purpose: two oaks and enough grass for a blanket.',
      ],
      figure: {
        picture: '21-deck-outdoor-kitchen',
        alt: 'Outdoor kitchen under a steel pergola with slatted wood roof: stone back wall with grill and oven, long table and benches, sofas to the right, two figures cooking.',
        caption: 'The outdoor kitchen, with its back to the wind. Rendering.',
      },
    },
    {
      part: 'Frame',
      heading: 'Steel where wood would rot',
      text: [
        'The pergola’s posts and beams are galvanized steel on plates set above the paving, so no steel sits in water. The slats are cypress, and you can replace them one at a time from a ladder.',
      ],
    },
  ],
  gallery: [],
  change: [
    { part: 'Slope', before: 'one grade, 18 ft of fall', after: 'four levels, stairs between them' },
    { part: 'After a storm', before: 'ruts, mud at the back door', after: 'channels to a gravel bed' },
    { part: 'Used for', before: 'mowing', after: 'supper, fire, water, grass' },
  ],
  results: {
    cost: { promised: 288_000, measured: 284_500 },
    months: { promised: 5, measured: 5 },
  },
  schedule: [
    { label: 'Terraced area', value: '6,400 sq ft' },
    { label: 'Fall across the yard', value: '18 ft' },
    { label: 'Walls', value: 'dry-laid limestone with drains' },
    { label: 'Pergola', value: 'galvanized steel, cypress slats' },
    { label: 'Pool', value: '12 by 36 ft' },
    { label: 'Planting', value: 'live oak, yucca, native grasses' },
  ],
  ask: { headline: 'What would you do with your slope?', service: 'consulting' },
};
