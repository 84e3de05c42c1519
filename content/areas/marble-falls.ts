import type { Area } from '#contract/site/records/area.ts';

export const area: Area = {
  name: 'Marble Falls',
  kind: 'town',
  county: 'Burnet',
  lat: 30.578,
  lon: -98.273,
  climateZone: '3A',
  elevation: 'about 740 ft at the lake',
  lede: 'The Colorado is a chain of lakes here, and the dome west of town gave the State Capitol its pink granite. Marble Falls has both rocks: that granite, and the younger limestone around it.',
  ground: 'Granite and limestone',
  subsoil: 'granite',
  facts: [
    { label: 'Ground', value: 'Granite to the west, Marble Falls and Ellenburger limestone through town' },
    { label: 'Water', value: 'Lake Marble Falls, held nearly constant; Backbone and Hamilton creeks' },
    { label: 'Sky', value: 'Sun off the water, spring hail, gusts ahead of fronts' },
    { label: 'Stone', value: 'Granite Mountain, quarried since the 1880s' },
  ],
  description: [
    'Granite Mountain has been cut for well over a century and hardly looks smaller. From the same quarry, within sight of town, come our curbs, thresholds and hearths: stone that never needs a sealer.',
    'Unlike Lake Travis downstream, the lake at Marble Falls keeps nearly one level, so docks are fixed and living rooms come close to the water. Close to the water is also close to the flood line. We raise the floors, put the garage below them where the rules allow, and keep every outlet and air handler above the line.',
  ],
  specialties: [
    'Lakefront houses with raised main floors',
    'Granite steps, curbs and hearths from the local quarry',
    'Seawalls, boat houses and waterside decks',
    'Kitchens and baths for lake homes of the seventies',
    'Downtown shops between Main Street and the lake',
  ],
  house: {
    heading: 'Constant lake, two kinds of stone',
    points: [
      {
        title: 'Up, then out',
        text: 'The main floor is half a story above the lawn, and a steel deck extends it toward the lake without fill.',
      },
      {
        title: 'Find the contact',
        text: 'Some lots cross from limestone to granite in fifty feet. Probes on a grid show where, and the joints in the slab follow.',
      },
      {
        title: 'Cool roof, open lawn',
        text: 'An open shore has no trees for shade. A light-colored metal roof and a vented porch ceiling keep most of the heat out.',
      },
    ],
  },
  work: {
    customHomes:
      'Plans wide to the water and one room deep, so every bedroom sees the lake and gets a cross breeze.',
    renovations:
      'A-frames and brick ranches along the shore: we keep the footprint the permit allows and change everything within it.',
    designConsulting:
      'We look up the flood elevation, the lake authority’s rules and the lot’s history before you sign.',
  },
  figures: [
    {
      picture: '39-lake-shore',
      alt: 'Three flat-roofed pavilions on steel piers stepping down a steep shore to a boat dock',
      caption: 'Three pavilions step down to a fixed dock. Rendering.',
    },
    {
      picture: '37-granite-dome',
      alt: 'Granite dome behind a low, wide-roofed house with a stone chimney',
      caption: 'Where the probe meets granite, the footing is short. Rendering.',
    },
  ],
  meta: {
    title: 'Custom homes & remodeling in Marble Falls, Texas',
    description:
      'Lakefront homes and remodels in Marble Falls: raised floors on a constant-level lake, local granite, footings that know where limestone ends.',
    sheet: 'C-111',
  },
};
