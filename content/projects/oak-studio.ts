import type { Project } from '#contract/site/records/project.ts';

export const project: Project = {
  sample: true,
  sheet: 'P-104',
  name: 'Oak Studio',
  pageTitle: 'Oak Studio, a Guest House in Wimberley',
  description:
    'A studio and guest house of under 500 square feet among live oaks in Wimberley, built of panels two people can carry. Floor plan, story and figures.',
  kind: 'custom-homes',
  town: { slug: 'wimberley', name: 'Wimberley' },
  status: 'built',
  year: 2023,
  months: 4,
  cost: [150_000, 175_000],
  summary: 'Under five hundred square feet, carried in by hand so that every oak could stay.',
  lede: 'The only clearing was behind seven live oaks, out of reach of any truck. So we designed the house in pieces that two people can lift.',
  opening: 'plan',
  cover: {
    picture: '18-studio-adu',
    alt: 'Small glazed studio with a deck and a thin sloping roof under live oaks, one figure at the door and one in a long chair.',
    caption: 'The deck is as large as the house. Rendering.',
  },
  story: [
    {
      part: 'Site',
      heading: 'Roots first',
      text: [
        'A live oak’s roots reach well beyond its canopy, most of them in the top two feet. A slab would have cut them. The studio is on fourteen small steel piers, each dug by hand and moved when the shovel hit a root thicker than a wrist.',
      ],
    },
    {
      part: 'Frame',
      heading: 'No crane, no studs',
      text: [
        'Walls and roof are structural insulated panels: a foam core between two skins of oriented strand board, cut at the factory, numbered, and joined with splines and sealant. One steel frame on the south side carries the roof over the glass; it came in three lengths and was bolted together on site.',
      ],
      figure: {
        picture: '23-sip-cut',
        alt: 'Corner of a small building in structural insulated panels, the white foam core visible between board skins, roof panels lifted off, a figure beside a stack of panels.',
        caption: 'Panels and splines. The stack in front is one morning’s work. Rendering.',
      },
    },
    {
      part: 'Systems',
      heading: 'One small machine',
      text: [
        'A single outdoor unit and one wall cassette heat and cool the whole place. A quiet recovery ventilator runs all day, because a tight house this small would otherwise smell of the last meal.',
      ],
      figure: {
        picture: '25-heat-pump',
        alt: 'Outdoor heat pump on a gravel bed beside a stone wall, its line set running through the wall to an indoor unit above a sofa.',
        caption: 'The line set is twelve feet long. Rendering.',
      },
    },
  ],
  gallery: [],
  results: {
    cost: { promised: 166_000, measured: 163_800 },
    months: { promised: 4, measured: 4 },
    ach50: { promised: 1, measured: 0.6 },
    kwh: { promised: 2_100, measured: 2_040 },
  },
  schedule: [
    { label: 'Conditioned area', value: '480 sq ft' },
    { label: 'Deck', value: '500 sq ft' },
    { label: 'Walls and roof', value: 'structural insulated panels' },
    { label: 'Foundation', value: '14 hand-dug steel piers' },
    { label: 'Heating and cooling', value: 'one ductless heat pump' },
    { label: 'Oaks removed', value: 'none' },
  ],
  plan: {
    drawing: 'oak-studio',
    caption: 'Plan. Dashed circles are the canopies of the oaks.',
  },
  ask: { headline: 'Show us the spot you thought was too small.', service: 'custom-home' },
};
