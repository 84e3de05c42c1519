import type { Service } from '#contract/site/records/service.ts';

export const service: Service = {
  meta: {
    title: 'Landscaping, terraces and outdoor rooms',
    description:
      'Terraces, decks, outdoor kitchens, planting and drainage drawn with the house: limestone, shade and somewhere for the water to go.',
    sheet: 'S-105',
  },
  name: 'Landscaping and outdoor',
  overview: {
    order: 5,
    title: 'Site Work & Landscape',
    description:
      'Terraces, steps, shade and drainage, laid out with the foundation so the ground around the house works as hard as the house.',
    features: [
      'Grading and retaining walls in dry limestone',
      'Decks and patios on proper footings',
      'Outdoor kitchens with gas, water and shade',
      'Native and adapted planting, oaks protected',
      'Drainage that slows the water down',
      'Irrigation run by soil moisture, rainwater first',
    ],
    figure: {
      picture: '11-landscape-terraces',
      alt: 'Limestone terraces from above: pool, fire pit, lawn and a pergola over a long table',
      caption: 'Four levels with one purpose each. Rendering.',
    },
  },
  heading: 'The ground is part of the house',
  lead: 'A Hill Country storm can drop a month of rain in an evening, and a few inches of soil over rock hold almost none of it. We grade for that evening first, then for all the others.',
  figure: {
    picture: '11-landscape-terraces',
    alt: 'Limestone terraces with a pool, a fire pit and a pergola seen from above',
    caption: 'Each wall is a seat, and each one slows the water. Rendering.',
  },
  prefill: 'remodel',
  serviceType: 'Landscape and outdoor construction',
  sections: [
    {
      kind: 'figured',
      heading: 'Four parts of one plan',
      items: [
        {
          title: 'Decks and patios',
          text: 'Steel or cedar on piers to rock, boards gapped for leaves, stone laid with a slope you can’t see but water follows. We draw the shade for four in the afternoon in August.',
          figure: {
            picture: '18-studio-adu',
            alt: 'Deck in front of a glazed studio under oaks',
            caption: 'A deck on piers set between the roots. Rendering.',
          },
        },
        {
          title: 'Outdoor kitchens',
          text: 'Stone oven, grill, sink, refrigerator. Gas and water lines below shovel depth, counters that a cast-iron pan can’t hurt, and smoke that blows away from the table.',
          figure: {
            picture: '21-deck-outdoor-kitchen',
            alt: 'Outdoor kitchen with a stone oven under a steel pergola',
            caption: 'Oven, grill and table under one pergola. Rendering.',
          },
        },
        {
          title: 'Landscaping design',
          text: 'We keep the live oaks and fence their root zones before the first truck arrives. Mountain laurel, sotol, muhly and sedge go where a lawn would only be work.',
          figure: {
            picture: '29-oak-portrait',
            alt: 'Stone corner of a house under a great live oak',
            caption: 'The house stops where the oak begins. Rendering.',
          },
        },
        {
          title: 'Drainage and irrigation',
          text: 'Swales, check walls and dry creeks slow the water, and a cistern keeps what the roof catches. Drip lines run by soil moisture, and only where something is planted.',
          figure: {
            picture: '38-river-cypress',
            alt: 'House on a high bank above a river, copper pins across the slope marking how high the water came',
            caption: 'Copper pins mark the high water of 2015. Rendering.',
          },
        },
      ],
    },
    {
      kind: 'copy',
      heading: 'Rock west, clay east',
      paragraphs: [
        [
          'West of Austin, in ',
          { text: 'Bee Cave', href: '/service-area/bee-cave' },
          ', ',
          { text: 'Driftwood', href: '/service-area/driftwood' },
          ' and ',
          { text: 'Wimberley', href: '/service-area/wimberley' },
          ', the soil is a few inches deep over limestone. Walls can sit on rock, trees can’t be moved, and water runs off at once.',
        ],
        [
          'East, around ',
          { text: 'Pflugerville', href: '/service-area/pflugerville' },
          ' and in ',
          { text: 'Bryan', href: '/service-area/bryan' },
          ', the soil is clay that swells when wet and shrinks when dry. There we keep the moisture even along the foundation: gutters, graded beds, and no thirsty tree closer to the slab than it is tall.',
        ],
      ],
    },
  ],
  work: { heading: 'Two houses that start with the ground', projects: ['ridge-house', 'prairie-court'] },
  ask: {
    heading: 'Where does the water stand after a storm?',
    secondary: { text: 'View our work', href: '/projects' },
  },
};
