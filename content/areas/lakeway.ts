import type { Area } from '#contract/area.ts';

export const area: Area = {
  name: 'Lakeway',
  kind: 'town',
  county: 'Travis',
  lat: 30.368,
  lon: -97.996,
  climateZone: '2A',
  elevation: '681 ft at Lake Travis when full',
  lede: 'Lakeway began in the sixties as a resort on the south shore of Lake Travis. Its first houses are now sixty years old, well sited, badly insulated, and ready for a second life.',
  ground: 'Glen Rose bluffs',
  facts: [
    { label: 'Ground', value: 'Bluffs of Glen Rose limestone, caliche on the flats' },
    { label: 'Water', value: 'Lake Travis, Hurst Creek; full pool is 681 ft above sea level' },
    { label: 'Sky', value: 'West light off the lake; wind funnels up the draws' },
    { label: 'Neighbors', value: 'Deer, golf fairways and architectural committees' },
  ],
  description: [
    'The founders of Lakeway knew how to place a house. Streets follow the ridges, lots fall away to the lake or the fairway, and the old cedar-sided villas sit low among the trees. What they lacked was everything behind the siding. We take such a house to its frame, straighten it, and put a modern envelope around a plan that was good all along.',
    'New houses here answer to a committee, and committees like masonry. We use it as a rain screen with a drained gap, so that stone does the looks and a panel behind it does the work. Where deer eat whatever is planted, walls and steps shape the garden and the planting is what they leave: agarita, salvia, grasses.',
  ],
  specialties: [
    'Resort-era villas taken back to the frame',
    'Aging-in-place suites, lifts and wide halls',
    'Stone rain screens that satisfy review boards',
    'Pool terraces on falling lots',
    'Sun control for west-facing glass',
    'Deer-proof gardens of stone and native plants',
  ],
  house: {
    heading: 'A second life on the south shore',
    points: [
      {
        title: 'West is the problem',
        text: 'Sunset over water is why you bought. Motorized outside screens stop the heat before the glass; inside blinds are too late.',
      },
      {
        title: 'Caliche is fair ground',
        text: 'It bears well dry and softens wet. Keep irrigation ten feet off and it behaves for good.',
      },
      {
        title: 'One level, one day',
        text: 'We plan the main floor so that you can live on it alone, and a shaft of closets where a lift can go.',
      },
    ],
  },
  work: {
    customHomes:
      'On the remaining bluff lots, a low street side and two floors to the lake, below the neighbors’ line of sight.',
    renovations:
      'Taking a 1970 villa to studs shows what it is worth. We show you the frame before you choose the tile.',
    designConsulting:
      'Committee submittals with materials boards, so the board sees all of it in one meeting.',
  },
  figures: [
    {
      picture: '20-stone-steel-entry',
      alt: 'Stone-clad corner with a steel edge where it meets the terrace',
      caption: 'Stone as a rain screen, an inch of air behind it. Model, 1:50.',
    },
    {
      picture: '06-bath',
      alt: 'Bathroom without a threshold, stone wall, tub beneath a window',
      caption: 'A bath with no step to cross. Model, 1:20.',
    },
  ],
  meta: {
    title: 'Custom homes & remodeling in Lakeway, Texas',
    description:
      'Resort-era villas rebuilt and bluff houses shaded from the lake’s west light in Lakeway, on Glen Rose limestone above Lake Travis.',
    sheet: 'C-117',
  },
};
