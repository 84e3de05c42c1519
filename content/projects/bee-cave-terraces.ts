import type { Project } from '#contract/project.ts';

export const project: Project = {
  sample: true,
  sheet: 'P-107',
  name: 'Bee Cave Terraces',
  pageTitle: 'Limestone Terraces and Pool, Bee Cave',
  description:
    'A slope in Bee Cave made usable in four limestone terraces: pool, fire pit, lawn and outdoor kitchen, with the drainage that keeps them in place.',
  kind: 'landscaping',
  town: { slug: 'bee-cave', name: 'Bee Cave' },
  summary: 'Eighteen feet of fall, taken in four steps you can sit on.',
  lede: 'A hillside is a poor place for a chair. Four terraces of dry-jointed limestone take the fall in steps, and each has one thing to do.',
  opening: 'wide',
  cover: {
    picture: '11-landscape-terraces',
    alt: 'Garden terraces of limestone seen from above: pergola and dining at the upper left, a round fire pit with curved bench, a rectangular pool, lawns with oaks, stairs between them.',
    caption: 'Four levels from above: table, fire, water, grass. Model, 1:100.',
  },
  story: [
    {
      part: 'Site',
      heading: 'First the water, then the walls',
      text: [
        'A Hill Country storm can put inches on a slope in an hour, and thin soil over rock lets none of it in. Each terrace falls away from its wall to a stone channel, and the channels meet in a gravel bed under the lawn. The walls are drained behind, so they hold back earth and not water.',
      ],
    },
    {
      part: 'Brief',
      heading: 'Shade at five, stars at ten',
      text: [
        'The table stands under a pergola by the kitchen door. The fire pit is two steps down, out of the house’s light. The pool takes the one place where the sun stays until evening. The lawn is small on purpose: two oaks and enough grass for a blanket.',
      ],
      figure: {
        picture: '21-deck-outdoor-kitchen',
        alt: 'Outdoor kitchen under a steel pergola with slatted wood roof: stone back wall with grill and oven, long table and benches, sofas to the right, two figures cooking.',
        caption: 'The outdoor kitchen, back to the wind. Model, 1:50.',
      },
    },
    {
      part: 'Frame',
      heading: 'Steel where wood would rot',
      text: [
        'The pergola’s posts and beams are galvanized steel on plates set above the paving, so nothing stands in water. The slats are cypress, replaceable one by one from a ladder.',
      ],
    },
  ],
  gallery: [],
  schedule: [
    { label: 'Terraced area', value: '6,400 sq ft' },
    { label: 'Fall across the garden', value: '18 ft' },
    { label: 'Walls', value: 'limestone, drained behind' },
    { label: 'Pergola', value: 'galvanized steel, cypress slats' },
    { label: 'Pool', value: '12 by 36 ft' },
    { label: 'Planting', value: 'live oak, yucca, native grasses' },
  ],
  ask: { headline: 'Where does your slope want a chair?', service: 'consulting' },
};
