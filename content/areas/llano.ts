import type { Area } from '#contract/area.ts';

export const area: Area = {
  name: 'Llano',
  kind: 'town',
  county: 'Llano',
  lat: 30.752,
  lon: -98.675,
  climateZone: '3A',
  elevation: 'about 1,030 ft',
  lede: 'Here the limestone is gone. Granite more than a billion years old lies at the surface, the river runs over it in braids, and the sand between your toes is what it leaves behind.',
  ground: 'Granite and granite sand',
  facts: [
    { label: 'Ground', value: 'Llano Uplift: granite, gneiss and schist under coarse sandy soil' },
    { label: 'Water', value: 'Llano River, shallow and wide, quick to rise' },
    { label: 'Sky', value: 'Drier air, hotter afternoons and colder nights than the east of our map' },
    { label: 'Stone', value: 'Pink granite, and llanite, a dike rock with blue quartz found in this county' },
  ],
  description: [
    'Everything we say elsewhere about clay and ledges stops at the county line. Llano granite does not swell, does not step, and weathers into a coarse sand that packs well and drains at once. A footing on clean rock hardly settles at all; one that straddles rock and sand does, so we chase the boundary before pouring.',
    'What the ground forgives, the sun does not. Shade is scarce, the day swings wide between dawn and four o’clock, and a house with some mass inside and insulation outside can coast through it. Open the windows at ten at night, close them at seven, and the heat pump rests until noon.',
  ],
  specialties: [
    'Ranch and hunting houses with deep shade',
    'Granite used as structure, step and hearth',
    'River retreats on high ground',
    'Solar roofs with battery for the end of a long feeder',
    'Steel barns, shops and equipment sheds',
  ],
  house: {
    heading: 'On the oldest rock we build on',
    points: [
      {
        title: 'One kind of bearing',
        text: 'All footings on rock or all on compacted sand, never a little of each under a single slab.',
      },
      {
        title: 'Mass inside',
        text: 'A polished slab and one granite wall, both within the insulation, take the edge off the swing from dawn to afternoon.',
      },
      {
        title: 'Power of your own',
        text: 'Ranch lines are long. Panels, storage and a transfer switch are laid out with the house, even if bought later.',
      },
    ],
  },
  work: {
    customHomes:
      'A low roof on steel posts first, then rooms beneath it: the shade is built before the house and outlasts the paint.',
    renovations:
      'Hunting camps become year-round homes once the walls are sealed and the water line is below frost.',
    designConsulting:
      'A day on the ranch to choose between the boulder with the view and the draw with the breeze.',
  },
  figures: [
    {
      picture: '13-roof-solar',
      alt: 'Close view of a standing-seam roof with solar tiles set flush between the seams',
      caption: 'Solar tiles lie flush on a low slope. Model, 1:20.',
    },
    {
      picture: '02-frame-raised',
      alt: 'Bare steel portal frame on a terrace, half its roof on, one panel hanging from the crane',
      caption: 'Roof before walls: shade for the crew that follows. Model, 1:100.',
    },
  ],
  meta: {
    title: 'Custom homes & remodeling in Llano, Texas',
    description:
      'Ranch houses, river retreats and steel barns on the granite of the Llano Uplift: firm bearing, wide daily swings, deep shade and solar power.',
    sheet: 'C-108',
  },
};
