import type { Project } from '#contract/site/records/project.ts';

export const project: Project = {
  sample: true,
  sheet: 'P-116',
  name: 'Post Oak House',
  pageTitle: 'Post Oak House, a Dog-Trot in Bryan',
  description:
    'A dog-trot house among post oaks outside Bryan: two halves under one long roof, a breezeway between them, porches on both sides, stone at the ends.',
  kind: 'custom-homes',
  town: { slug: 'bryan', name: 'Bryan' },
  status: 'built',
  year: 2024,
  months: 6,
  cost: [620_000, 700_000],
  summary: 'Two halves under one long roof, and a breezeway you can eat in nine months of the year.',
  lede: 'The dog-trot is the oldest good plan in this county: two rooms, an open passage between them, a porch along both. This one keeps the order and adds a steel frame.',
  opening: 'beside',
  cover: {
    picture: '41-post-oak',
    alt: 'Long single-story house with a deep porch along its whole front and an open breezeway in the middle, stone at both ends, post oaks behind and a path in front.',
    caption: 'The breezeway is the front door. Rendering.',
  },
  story: [
    {
      part: 'Brief',
      heading: 'Day on one side, night on the other',
      text: [
        'Kitchen, table and fire are in one half, bedrooms in the other, and you cross the breezeway to get from one to the other. The owners wanted that walk outdoors; glass doors close the breezeway when a norther comes through.',
      ],
      figure: {
        picture: '43-great-room-evening',
        alt: 'Section through a long room in the evening: kitchen with a stone island, a table set for ten under a pine ceiling, a fire in a stone wall, figures at the window and by the hearth.',
        caption: 'The day half after dark. Rendering.',
      },
    },
    {
      part: 'Site',
      heading: 'Not one post oak cut',
      text: [
        'Post oaks die when a truck parks on their roots, often two years later. We fenced them before the survey stakes went in, brought the drive along the old fence line, and stacked materials where the septic field is now.',
      ],
    },
    {
      part: 'Frame',
      heading: 'Twelve frames, one bay open',
      text: [
        'Twelve rigid steel frames stand ten feet apart, and the bay between two of them is the open breezeway. The porch roofs have steel posts and rafters of their own outside the insulation, so no rafter passes through the wall.',
      ],
    },
    {
      part: 'Systems',
      heading: 'Dry air first',
      text: [
        'The nights here are mild and wet from May to October, when a cooling unit alone would hardly run. So a separate dehumidifier keeps both halves at the same humidity, and each half has its own thermostat.',
      ],
    },
  ],
  gallery: [],
  results: {
    cost: { promised: 664_000, measured: 671_200 },
    months: { promised: 6, measured: 6 },
    ach50: { promised: 1, measured: 0.9 },
    kwh: { promised: 9_400, measured: 9_650 },
  },
  schedule: [
    { label: 'Conditioned area', value: '2,200 sq ft in two halves' },
    { label: 'Breezeway and porches', value: '1,480 sq ft' },
    { label: 'Frame', value: 'rigid steel frames, 10 ft bays' },
    { label: 'Foundation', value: 'slab on piers through the claypan' },
    { label: 'Wall', value: 'R-30 continuous' },
    { label: 'Airtightness', value: '1.0 ACH50 or less, both halves' },
  ],
  ask: { headline: 'Which half would you live in?', service: 'custom-home' },
};
