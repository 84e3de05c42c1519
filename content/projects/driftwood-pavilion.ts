import type { Project } from '#contract/site/records/project.ts';

export const project: Project = {
  sample: true,
  sheet: 'P-108',
  name: 'Driftwood Pavilion',
  pageTitle: 'Restaurant Pavilion, Driftwood',
  description:
    'A restaurant pavilion for Driftwood under one butterfly roof: kitchen in stone, dining room in glass, terrace in shade, rain collected at the fold.',
  kind: 'commercial',
  town: { slug: 'driftwood', name: 'Driftwood' },
  status: 'built',
  year: 2022,
  months: 9,
  cost: [1_300_000, 1_500_000],
  summary: 'A roof folded like an open book, with a stone kitchen at the spine and tables on both sides.',
  lede: 'Guests drive out here to eat under the trees. Its roof shades every side.',
  opening: 'beside',
  cover: {
    picture: '09-restaurant-pavilion',
    alt: 'Restaurant with a butterfly roof: glazed dining room and bar under the high wing, rows of tables on a wooden terrace to the left, a stone kitchen block and chimney to the right.',
    caption: 'Terrace, dining room and kitchen under one roof. Rendering.',
  },
  story: [
    {
      part: 'Brief',
      heading: 'Ninety seats that feel like forty',
      text: [
        'On a weeknight the terrace is closed and the room shouldn’t look empty. On a Saturday both are full, and the line should be in the shade. Glass doors fold away between the two, and the bar serves both sides.',
      ],
    },
    {
      part: 'Frame',
      heading: 'Columns that fork',
      text: [
        'Each frame is a column that splits and carries two rafters upward and outward. The low line between them is the gutter, and it drains into a cistern behind the kitchen. The stone block at the back braces the frames.',
      ],
    },
    {
      part: 'Envelope',
      heading: 'High glass, deep shade',
      text: [
        'The roof rises to the north, so the tall glass gets sky and no sun. To the south it comes down low and reaches ten feet out. The dining room is bright at two in the afternoon without a single blind.',
      ],
    },
    {
      part: 'Systems',
      heading: 'Replacing the air the hood takes',
      text: [
        'A commercial hood empties a building of its cooled air several times an hour. Tempered makeup air at the hood replaces it on the spot, and the dining room is held at a slight positive pressure, so the smoke stays outside at the pit.',
      ],
    },
  ],
  gallery: [],
  results: {
    cost: { promised: 1_420_000, measured: 1_398_000 },
    months: { promised: 9, measured: 9 },
    ach50: { promised: 1, measured: 1 },
  },
  schedule: [
    { label: 'Enclosed area', value: '3,200 sq ft' },
    { label: 'Terrace', value: '2,000 sq ft' },
    { label: 'Seats', value: '90 inside, 70 out' },
    { label: 'Frame', value: 'forked steel, 16 ft bays' },
    { label: 'Roof water', value: 'to a cistern' },
    { label: 'Kitchen', value: 'limestone block, tempered makeup air' },
  ],
  ask: { headline: 'Bring the menu. We’ll draw the room.', service: 'consulting' },
};
