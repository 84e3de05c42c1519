import type { Area } from '#contract/site/records/area.ts';

export const area: Area = {
  name: 'Lakeway',
  kind: 'town',
  county: 'Travis',
  lat: 30.368,
  lon: -97.996,
  climateZone: '2A',
  elevation: '681 ft at Lake Travis when full',
  lede: 'Lakeway began in the sixties as a resort on the south shore of Lake Travis. Its first houses are now sixty years old: well placed, poorly insulated and worth rebuilding.',
  ground: 'Glen Rose limestone bluffs',
  subsoil: 'ledges',
  facts: [
    { label: 'Ground', value: 'Bluffs of Glen Rose limestone, caliche on the flats' },
    { label: 'Water', value: 'Lake Travis, Hurst Creek; full pool is 681 ft above sea level' },
    { label: 'Sky', value: 'West light off the lake; wind funnels up the draws' },
    { label: 'Neighbors', value: 'Deer, golf fairways and architectural committees' },
  ],
  description: [
    'The founders of Lakeway knew how to place a house. Streets follow the ridges, lots fall away to the lake or the fairway, and the old cedar-sided villas sit low among the trees. What they lacked was insulation. We take a house like that back to its frame, straighten it, and put a modern envelope around a plan that was good all along.',
    'New houses here answer to a committee, and committees like masonry. We use it as a rain screen with a drained gap, so the stone gives the look and the panel behind it does the work. Deer eat most gardens here, so we shape yours with walls and steps and plant what they leave alone: agarita, salvia, grasses.',
  ],
  specialties: [
    'Resort-era villas taken back to the frame',
    'Aging-in-place suites, elevators and wide halls',
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
        text: 'It carries a footing well when dry and softens when wet. Keep the sprinklers ten feet away and it stays firm.',
      },
      {
        title: 'One level, one day',
        text: 'We plan the main floor so that you can live on it alone, with stacked closets where an elevator can go later.',
      },
    ],
  },
  work: {
    customHomes:
      'On the remaining bluff lots, a low street side and two floors to the lake, below the neighbors’ line of sight.',
    renovations:
      'Once a 1970 villa is down to its studs, you can see what is worth keeping. We show you before you choose tile.',
    designConsulting:
      'Architectural-committee submittals with sample boards, so the committee sees everything in one meeting.',
  },
  figures: [
    {
      picture: '20-stone-steel-entry',
      alt: 'Stone-clad wing and chimney beside a glazed room under a steel canopy',
      caption: 'Stone as a rain screen, an inch of air behind it. Rendering.',
    },
    {
      picture: '49-level-shower',
      alt: 'Shower behind a steel-framed screen, its floor level with the stone around it, a low wooden seat on the wall',
      caption: 'No curb at the shower, and a seat inside it. Rendering.',
    },
  ],
  meta: {
    title: 'Custom homes & remodeling in Lakeway, Texas',
    description:
      'Resort-era villas rebuilt and bluff houses shaded from the lake’s west light in Lakeway, on Glen Rose limestone above Lake Travis.',
    sheet: 'C-117',
  },
};
