import type { Project } from '#contract/project.ts';

export const project: Project = {
  sample: true,
  sheet: 'P-106',
  name: 'Printed House',
  pageTitle: 'Printed House, Georgetown',
  description:
    'A house with curved, 3D-printed walls under a flat steel roof, drawn for Georgetown: why the corners are round, how the roof stays off the walls, and the plan.',
  kind: 'custom-homes',
  town: { slug: 'georgetown', name: 'Georgetown' },
  summary: 'Printed walls that turn instead of stopping, under a steel roof that stands by itself.',
  lede: 'A printer doesn’t care whether a wall is straight. It does care about sharp corners. So this house has none, and its roof is held up by something else.',
  opening: 'wide',
  cover: {
    picture: '15-printed-house',
    alt: 'House with rounded walls of fine horizontal layers under a thin flat roof on slim steel posts, tall glazed entry at the center, figures and an oak beside it.',
    caption: 'Layered wall, flat roof, posts in front. Model, 1:50.',
  },
  story: [
    {
      part: 'Brief',
      heading: 'Small, quick and made to last',
      text: [
        'Two bedrooms for a couple who wanted a house that would not need painting. The walls are the finish, inside and out: a fine horizontal grain, like a riverbank, that takes a grazing light well.',
      ],
    },
    {
      part: 'Frame',
      heading: 'The roof leaves the wall alone',
      text: [
        'A printed wall is strong in compression and set in a day; a roof pulls and pushes sideways in wind. We keep the two apart. Ten steel posts carry the roof, with a bond beam at the top of the wall and a joint between them that lets each move. The gap is also the clerestory.',
      ],
    },
    {
      part: 'Site',
      heading: 'Drawn on the slab by machine',
      text: [
        'Curves are hard to lay out with string. A robot drew every wall, sleeve and post on the slab before the printer arrived, so plumber, printer and steel erector all worked from one line.',
      ],
      figure: {
        picture: '16-layout-robot',
        alt: 'Small wheeled robot drawing copper-colored wall lines on a pale slab between two black steel columns.',
        caption: 'Layout by machine, to a sixteenth of an inch. Model, 1:10.',
      },
    },
    {
      part: 'Envelope',
      heading: 'Two shells and what is between',
      text: [
        'Each wall is two printed shells with insulation in the space between, tied together at intervals. The roof is insulated panel above the deck, and its overhang of five feet keeps rain off the layers, where water would otherwise find every joint of the grain.',
      ],
    },
  ],
  gallery: [],
  schedule: [
    { label: 'Conditioned area', value: '1,200 sq ft' },
    { label: 'Walls', value: 'printed, two shells, insulated' },
    { label: 'Roof', value: 'steel on ten posts, 5 ft overhang' },
    { label: 'Airtightness', value: '1.0 ACH50 or less' },
    { label: 'Layout', value: 'robot, to 1/16 in' },
  ],
  plan: {
    drawing: 'printed-house',
    caption: 'Plan. The dashed line is the edge of the roof; square dots are its posts.',
  },
  ask: { headline: 'Bring us a sketch with no straight lines.', service: 'custom-home' },
};
