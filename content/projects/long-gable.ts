import type { Project } from '#contract/site/records/project.ts';

export const project: Project = {
  sample: true,
  sheet: 'P-102',
  name: 'Long Gable',
  pageTitle: 'Long Gable, a Steel House in Spicewood',
  description:
    'One roof, thirty-two feet wide, open from end to end: a steel gable house drawn for Spicewood, with a loft, pool axis, plan and schedule of figures.',
  kind: 'custom-homes',
  town: { slug: 'spicewood', name: 'Spicewood' },
  status: 'built',
  year: 2023,
  months: 6,
  cost: [720_000, 815_000],
  summary: 'One roof thirty-two feet wide, with a glass wall at the end of it.',
  lede: 'From the road it is a single gable, as plain as a barn. At the south end the wall is glass, and the pool begins where it stops.',
  opening: 'portrait',
  cover: {
    picture: '31-dusk-portrait',
    alt: 'Glazed gable end of a house glowing at dusk, its steel frames repeating inward over a fireplace wall, a long pool leading up to it.',
    caption: 'South gable from the far end of the pool. Rendering.',
  },
  story: [
    {
      part: 'Brief',
      heading: 'One room to live in, three to close',
      text: [
        'The owners both cook, and their family arrives all at once. Half of the house is one room, and everything that needs a door is behind it. Grandchildren sleep in the loft over the pantry; the rest of the year it’s a place to read.',
      ],
    },
    {
      part: 'Frame',
      heading: 'The structure is the interior',
      text: [
        'The frames are eight feet apart and exposed from column to ridge, with pine boards between them. Most steel houses hide their best connections behind drywall. Here the bolts are laid out in even rows, because you look at them over breakfast.',
      ],
      figure: {
        picture: '04-great-room',
        alt: 'Section through the great room: black steel frames under a pine ceiling, stone fireplace on the left, glazed gable behind, steep stair to a loft over bookshelves on the right.',
        caption: 'Section through the great room, looking south. Rendering.',
      },
    },
    {
      part: 'Envelope',
      heading: 'A glass gable under a five-foot overhang',
      text: [
        'Glass to the south is easy to shade: the roof runs five feet past it, and by noon in June the sun is too high to reach the sill. The long sides have few windows, placed for a breeze. East and west sun is what runs up the bill in August.',
      ],
    },
    {
      part: 'Systems',
      heading: 'A roof ready for its tiles',
      text: [
        'The west slope is one unbroken plane of standing seam, with tiles between the seams. Conduit, panel space and a wall for the battery were in the drawings from the beginning, so the tiles could come at the start or later.',
      ],
      figure: {
        picture: '13-roof-solar',
        alt: 'Close view along a roof slope of flush glass solar tiles above a gutter, a stone chimney at the ridge, oaks behind.',
        caption: 'The south slope, in flush solar tiles. Rendering.',
      },
    },
  ],
  gallery: [
    {
      picture: '19-stair-detail',
      alt: 'Steel stair with open oak treads and a rail on thin rods rising along a limestone wall in raking sun, a bench below it.',
      caption: 'The stair to the loft: two flat steel stringers, sixteen oak treads. Rendering.',
    },
  ],
  results: {
    cost: { promised: 778_000, measured: 771_500 },
    months: { promised: 6, measured: 6 },
    ach50: { promised: 1, measured: 0.7 },
    kwh: { promised: 10_200, measured: 9_840 },
  },
  schedule: [
    { label: 'Conditioned area', value: '2,560 sq ft' },
    { label: 'Loft', value: '150 sq ft' },
    { label: 'Frame', value: 'rigid steel frames at 8 ft, exposed' },
    { label: 'Clear span', value: '32 ft' },
    { label: 'Wall', value: 'R-30 continuous' },
    { label: 'Airtightness', value: '1.0 ACH50 or less' },
    { label: 'Roof', value: 'standing seam, solar-ready' },
  ],
  plan: {
    drawing: 'long-gable',
    caption: 'Plan. The entry crosses the house at the change from open to closed.',
  },
  ask: { headline: 'How wide should your one room be?', service: 'custom-home' },
};
