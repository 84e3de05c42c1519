import type { Project } from '#contract/site/records/project.ts';

export const project: Project = {
  sample: true,
  sheet: 'P-118',
  name: 'Stone Storefront',
  pageTitle: 'Stone Storefront, Fredericksburg',
  description:
    'A two-story storefront in Fredericksburg, on site: limestone front repaired in lime, a new steel shop window, and the upper floor back in use.',
  kind: 'renovations',
  town: { slug: 'fredericksburg', name: 'Fredericksburg' },
  status: 'on-site',
  year: 2027,
  months: 9,
  cost: [940_000, 1_080_000],
  summary: 'The left half is done. The right half shows what was behind it.',
  lede: 'A street front is restored in public. The left half of this one came out of its scaffold in September; the right half shows the brick that carries the stone.',
  opening: 'beside',
  cover: {
    picture: '45-main-street-shop',
    alt: 'Two-story storefront between plain neighbors: the left half finished in limestone with a steel shop window and awning, the right half behind scaffolding with bare brick and a mason on the upper deck.',
    caption: 'Restored on the left, brick bare on the right. Rendering.',
  },
  story: [
    {
      part: 'Brief',
      heading: 'Keep the front, change the floor',
      text: [
        'The historic review covers what the street sees, so the cornice, the upper windows and the stone are repaired and nothing is moved. Behind them the shop becomes one room, and the upper floor, empty for thirty years, becomes an office with its own stair.',
      ],
    },
    {
      part: 'Frame',
      heading: 'Steel that holds up a wall',
      text: [
        'The old storefront had been cut wider twice, and the lintel sagged by two inches. A pair of steel beams now carries the upper wall on two new columns. The crew held the wall up on temporary steel, eight feet at a time, and the stone above never moved.',
      ],
    },
    {
      part: 'Envelope',
      heading: 'Lime outside, air inside',
      text: [
        'Cement mortar from the sixties is cut out and replaced with lime, so the wall can dry again. The new shop window is steel with a thermal break. Insulation goes under the roof, where it does the most and touches no stone.',
      ],
    },
  ],
  gallery: [],
  change: [
    { part: 'Shop window', before: 'aluminum, 1968', after: 'steel, on the old opening’s lines' },
    { part: 'Mortar', before: 'cement, cracked', after: 'lime' },
    { part: 'Lintel', before: 'cast iron, sagging 2 in', after: 'two steel beams, level' },
    { part: 'Upper floor', before: 'empty', after: 'office, 1,500 sq ft' },
  ],
  schedule: [
    { label: 'Area', value: '3,600 sq ft on two floors' },
    { label: 'Front', value: 'limestone over brick, lime mortar' },
    { label: 'New structure', value: 'two beams, two columns' },
    { label: 'Shop window', value: 'steel, thermally broken' },
    { label: 'Roof', value: 'insulated above the deck' },
    { label: 'Review', value: 'historic district' },
  ],
  ask: { headline: 'What is behind your storefront?', service: 'remodel' },
};
