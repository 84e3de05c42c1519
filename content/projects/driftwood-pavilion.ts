import type { Project } from '#contract/project.ts';

export const project: Project = {
  sample: true,
  sheet: 'P-108',
  name: 'Driftwood Pavilion',
  pageTitle: 'Restaurant Pavilion, Driftwood',
  description:
    'A restaurant pavilion for Driftwood under one butterfly roof: kitchen in stone, dining room in glass, terrace in shade, rain collected at the fold.',
  kind: 'commercial',
  town: { slug: 'driftwood', name: 'Driftwood' },
  summary: 'A roof folded like a book, a stone kitchen at its spine and tables on both pages.',
  lede: 'People drive out here to eat under trees. The building’s job is to be a larger tree: a roof, a trunk, a place to sit on every side.',
  opening: 'beside',
  cover: {
    picture: '09-restaurant-pavilion',
    alt: 'Restaurant with a butterfly roof: glazed dining room and bar under the high wing, rows of tables on a wooden terrace to the left, a stone kitchen block and chimney to the right.',
    caption: 'Terrace, dining room, kitchen, in order of noise. Model, 1:100.',
  },
  story: [
    {
      part: 'Brief',
      heading: 'Ninety seats that feel like forty',
      text: [
        'On a weeknight the terrace is closed and the room must not look empty; on a Saturday both are full and nobody should wait in the sun. Glass doors fold away between the two, and the bar serves both sides.',
      ],
    },
    {
      part: 'Frame',
      heading: 'Forks, not portals',
      text: [
        'Each frame is a column that splits and carries two rafters upward and outward. The low line between them is the gutter, and it runs straight into a cistern behind the kitchen. The stone block at the back keeps the forks from leaning.',
      ],
    },
    {
      part: 'Envelope',
      heading: 'High glass, deep shade',
      text: [
        'The roof lifts to the north, so the tall glass sees sky without sun. To the south it hangs low and ten feet out. A dining room can be bright at two in the afternoon without a blind in it.',
      ],
    },
    {
      part: 'Systems',
      heading: 'What leaves through the hood comes back',
      text: [
        'A commercial hood empties a building of its cooled air several times an hour. Tempered make-up air at the hood replaces it on the spot, and the dining room is held at a slight positive pressure, so smoke stays where it is wanted: outside, over oak.',
      ],
    },
  ],
  gallery: [],
  schedule: [
    { label: 'Enclosed area', value: '3,200 sq ft' },
    { label: 'Terrace', value: '2,000 sq ft' },
    { label: 'Seats', value: '90 inside, 70 out' },
    { label: 'Frame', value: 'forked steel, 16 ft bays' },
    { label: 'Roof water', value: 'to a cistern' },
    { label: 'Kitchen', value: 'limestone block, tempered make-up air' },
  ],
  ask: { headline: 'Bring the menu. We’ll draw the room.', service: 'consulting' },
};
