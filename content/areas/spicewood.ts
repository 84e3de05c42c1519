import type { Area } from '#contract/site/records/area.ts';

export const area: Area = {
  name: 'Spicewood',
  kind: 'town',
  county: 'Burnet',
  lat: 30.475,
  lon: -98.156,
  climateZone: '3A',
  lede: 'Between Highway 71 and the upper reaches of Lake Travis the hills break into coves. Houses in Spicewood look at water that may stand thirty feet lower next year.',
  ground: 'Limestone with sand in the coves',
  subsoil: 'ledges',
  facts: [
    { label: 'Ground', value: 'Lower Glen Rose and Cow Creek limestone, sandy pockets near the lake' },
    { label: 'Water', value: 'Lake Travis, a flood-control lake: its level swings by tens of feet' },
    { label: 'Sky', value: 'Lake wind, reflected glare, evening storms from the west' },
    { label: 'County line', value: 'Part of the Spicewood address area is Travis County, zone 2A' },
  ],
  description: [
    'Lake Travis is built to rise and fall. In a drought the coves turn to meadow, after a wet fall the docks float again, and a shoreline plan that counts on either will be wrong half the time. We keep buildings above the authority’s flood line and let paths, decks and boat lifts do the adapting.',
    'Krause Springs shows what the rock can do: water comes out of it cold and drips over ferns into a pool. On private lots the same seams turn up behind a wall as a wet stripe in March. A test pit in the wet season tells us more than a boring in the dry one.',
  ],
  specialties: [
    'Long gabled houses with one glazed end on the lake',
    'Shoreline stairs, trams and decks that accept a moving water level',
    'Weekend cabins rebuilt as full-time homes',
    'Wind-rated screens and shutters on the open side',
    'Garages and boat barns in matching steel',
  ],
  house: {
    heading: 'A view that moves up and down',
    points: [
      {
        title: 'Face it, framed',
        text: 'One gable of glass to the lake, closed sides to the neighbors. A deep roof handles the glare, so the glass needs no tint.',
      },
      {
        title: 'Steel near water',
        text: 'Outside, galvanized steel with galvanized bolts; inside, primed steel.',
      },
      {
        title: 'Two counties, two desks',
        text: 'The county line decides your permit office and your energy code. We check your deed first.',
      },
    ],
  },
  work: {
    customHomes:
      'A long gable suits this shore: bedrooms toward the road, a tall room toward the cove, a loft over both.',
    renovations:
      'Weekend houses were built light. We stiffen the floor, close the crawl space and insulate the walls around the view.',
    designConsulting:
      'Flood contours, dock permits and septic setbacks drawn on a single sheet, so you see what is left to build on.',
  },
  figures: [
    {
      picture: '31-dusk-portrait',
      alt: 'Glass gable of a long house glowing over a pool at dusk',
      caption: 'The glass gable at nightfall. Rendering.',
    },
    {
      picture: '39-lake-shore',
      alt: 'A dock below three flat-roofed pavilions that step down the shore on steel legs',
      caption: 'On a shore this steep, a house takes the hill in steps. Rendering.',
    },
  ],
  meta: {
    title: 'Custom homes & remodeling in Spicewood, Texas',
    description:
      'Lake houses and remodels in Spicewood on upper Lake Travis, planned for water that rises and falls, wind off the coves and two counties’ rules.',
    sheet: 'C-109',
  },
};
