import type { Area } from '#contract/site/records/area.ts';

export const area: Area = {
  name: 'Llano',
  kind: 'town',
  county: 'Llano',
  lat: 30.752,
  lon: -98.675,
  climateZone: '3A',
  elevation: 'about 1,030 ft',
  lede: 'The limestone ends before you get to Llano. Granite more than a billion years old is at the surface, the river braids across it, and the sand along the banks is what it wears down to.',
  ground: 'Granite and granite sand',
  subsoil: 'granite',
  facts: [
    { label: 'Ground', value: 'Llano Uplift: granite, gneiss and schist under coarse sandy soil' },
    { label: 'Water', value: 'Llano River, shallow and wide, quick to rise' },
    { label: 'Sky', value: 'Drier air, hotter afternoons and colder nights than the east of our map' },
    { label: 'Stone', value: 'Pink granite, and llanite, a dike rock with blue quartz found in this county' },
  ],
  description: [
    'Nothing we say elsewhere about clay and ledges applies in this county. Llano granite doesn’t swell, and it weathers into a coarse sand that packs well and drains fast. A footing on clean rock hardly settles at all; one that straddles rock and sand does, so we find that edge before we pour.',
    'The sun is harder than the ground. Shade is scarce, and the temperature climbs far between dawn and four o’clock. A house with some mass inside its insulation can coast through that. In spring and fall, open the windows at ten at night, close them at seven, and the heat pump rests until noon.',
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
      'First a low roof on steel posts, then the rooms beneath it. The crew works in the shade you’ll live in.',
    renovations:
      'A hunting camp becomes a year-round home once its walls are sealed and its water line is buried deep enough.',
    designConsulting:
      'A day on your ranch to choose between the rock with the view and the draw with the breeze.',
  },
  figures: [
    {
      picture: '37-granite-dome',
      alt: 'Low granite house with broad metal roofs below a granite dome, oaks and yuccas around it',
      caption: 'A roof half again as large as the house. Rendering.',
    },
    {
      picture: '04-great-room',
      alt: 'Tall gabled room cut open: black steel frames, a stone fireplace wall, a glass gable',
      caption: 'Stone inside the insulation takes the edge off the afternoon. Rendering.',
    },
  ],
  meta: {
    title: 'Custom homes & remodeling in Llano, Texas',
    description:
      'Ranch houses, river retreats and steel barns on the granite of the Llano Uplift: firm bearing, wide daily swings, deep shade and solar power.',
    sheet: 'C-108',
  },
};
