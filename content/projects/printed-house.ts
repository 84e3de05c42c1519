import type { Project } from '#contract/site/records/project.ts';

export const project: Project = {
  sample: true,
  sheet: 'P-106',
  name: 'Printed House',
  pageTitle: 'Printed House, Georgetown',
  description:
    'A house with curved, 3D-printed walls under a flat steel roof, drawn for Georgetown: why the corners are round, how the roof stays off the walls, and the plan.',
  kind: 'custom-homes',
  town: { slug: 'georgetown', name: 'Georgetown' },
  status: 'design',
  year: 2027,
  months: 6,
  cost: [340_000, 390_000],
  summary: 'Printed walls with rounded corners, under a steel roof on its own posts.',
  lede: 'To a printer, a curved wall is as easy as a straight one, and a sharp corner is harder than either. So this house has no sharp corners, and its roof has its own steel.',
  opening: 'wide',
  cover: {
    picture: '15-printed-house',
    alt: 'House with rounded walls of fine horizontal layers under a thin flat roof on slim steel posts, tall glazed entry at the center, figures and an oak beside it.',
    caption: 'Layered wall, flat roof, posts in front. Rendering.',
  },
  story: [
    {
      part: 'Brief',
      heading: 'Small, quick and made to last',
      text: [
        'Two bedrooms, for a couple tired of painting. The printed wall is the finish, inside and out: a fine horizontal grain, like a riverbank, that looks best in low light.',
      ],
    },
    {
      part: 'Frame',
      heading: 'The roof leaves the wall alone',
      text: [
        'A printed wall is strong in compression; a roof pulls and pushes sideways in the wind. So we keep the two apart. Ten steel posts carry the roof, and a joint between roof and wall lets each of them move. The gap is also the clerestory.',
      ],
    },
    {
      part: 'Site',
      heading: 'Drawn on the slab by machine',
      text: [
        'Curves are hard to lay out with string. A robot will draw every wall, sleeve and post on the slab before the printer arrives, so plumber, printer and steel erector all work from one line.',
      ],
      figure: {
        picture: '16-layout-robot',
        alt: 'Small wheeled robot drawing copper-colored wall lines on a pale slab between two black steel columns.',
        caption: 'Layout by machine, to a sixteenth of an inch. Rendering.',
      },
    },
    {
      part: 'Envelope',
      heading: 'Two shells with insulation between',
      text: [
        'Each wall is two printed shells, tied together, with insulation in the space between. The roof has insulated panels above the deck, and its five-foot overhang keeps rain off the layered wall.',
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
