import type { Project } from '#contract/site/records/project.ts';

export const project: Project = {
  sample: true,
  sheet: 'P-113',
  name: 'Granite House',
  pageTitle: 'Granite House, a Low Roof in Llano',
  description:
    'A low house in design for Llano: steel posts carry a wide roof first, rooms stand beneath it, and one granite wall evens out the day. Plan and figures.',
  kind: 'custom-homes',
  town: { slug: 'llano', name: 'Llano' },
  status: 'design',
  year: 2028,
  months: 6,
  cost: [535_000, 605_000],
  summary: 'A wide roof on steel posts, with the rooms built in its shade.',
  lede: 'There is no tree on this site tall enough to help. The roof does that work instead: it goes up first and is half again as large as the house.',
  opening: 'wide',
  cover: {
    picture: '37-granite-dome',
    alt: 'Low house of gray-pink granite with metal roofs and a stone chimney below a granite dome, yuccas and boulders in the dry grass in front.',
    caption: 'The house keeps below the dome. Rendering.',
  },
  story: [
    {
      part: 'Site',
      heading: 'Rock to stand on, sand to avoid',
      text: [
        'Bare granite bears almost anything. The coarse sand beside it packs well too, but it settles a little where the rock doesn’t. All footings of this house stand on clean rock; the carport has its own, on sand, with a joint between the two roofs.',
      ],
    },
    {
      part: 'Brief',
      heading: 'Breakfast east, supper north',
      text: [
        'A couple, with guests in deer season, and a view from every room. The porch runs along the whole front, deep enough that the sun doesn’t reach the glass in summer. Supper is on the north side, with the dome still warm behind it.',
      ],
    },
    {
      part: 'Systems',
      heading: 'A night’s cool, kept until noon',
      text: [
        'The air over Llano is drier than in Austin, so the nights cool off faster. In spring and fall a polished slab and one granite wall inside the insulation take up the cool of the night through open windows. The roof is laid out for solar, and the battery wall is wired for the day the line goes down.',
      ],
    },
  ],
  gallery: [],
  schedule: [
    { label: 'Conditioned area', value: '1,900 sq ft' },
    { label: 'Roof', value: '2,900 sq ft, standing seam, solar-ready' },
    { label: 'Frame', value: 'steel posts and beams, 14 ft bays' },
    { label: 'Wall', value: 'R-30 continuous' },
    { label: 'Mass', value: 'polished slab, one granite wall' },
    { label: 'Foundation', value: 'footings on granite' },
  ],
  plan: {
    drawing: 'granite-house',
    caption:
      'Plan. Bedrooms west, breakfast east, supper north, and the porch along the whole south front. The granite wall stands in the middle of the room it cools.',
  },
  ask: { headline: 'No shade on your land yet?', service: 'custom-home' },
};
