import type { Service } from '#contract/service.ts';

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
      'Terraces, steps, shade and drainage, set out with the foundation so that the ground around the house works as hard as the house.',
    features: [
      'Grading and retaining walls in dry limestone',
      'Decks and patios on proper footings',
      'Outdoor kitchens with gas, water and shade',
      'Native and adapted planting, oaks protected',
      'Drainage that slows water before it leaves',
      'Irrigation by soil moisture, rainwater first',
    ],
    figure: {
      picture: '12-site-plan-top',
      alt: 'Ridge house and its terraces from straight above, with long shadows',
      caption: 'Site plan, ridge house, contours at two feet.',
    },
  },
  heading: 'The ground is part of the house',
  lead: 'A Hill Country storm can drop a month of rain in an evening on rock that drinks nothing. We shape the ground first for that evening, then for every other one.',
  figure: {
    picture: '11-landscape-terraces',
    alt: 'Limestone terraces with a pool, a fire pit and a pergola seen from above',
    caption: 'Terraces, model 1:200, Bee Cave. Each wall is a step for people and a weir for water.',
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
          text: 'Steel or cedar on piers to rock, boards gapped for leaves, stone laid with a fall you can’t see and water can. Shade drawn for four in the afternoon in August.',
          figure: {
            picture: '18-studio-adu',
            alt: 'Deck in front of a glazed studio under oaks',
            caption: 'Deck on piers between roots, model 1:50.',
          },
        },
        {
          title: 'Outdoor kitchens',
          text: 'Stone oven, grill, sink, cold store. Gas and water below frost and shovel depth, counters that a cast-iron pan can’t hurt, smoke that goes away from the table.',
          figure: {
            picture: '21-deck-outdoor-kitchen',
            alt: 'Outdoor kitchen with a stone oven under a steel pergola',
            caption: 'Outdoor kitchen and pergola, model 1:50.',
          },
        },
        {
          title: 'Landscaping design',
          text: 'Live oaks kept and their root zones fenced before the first truck. Mountain laurel, sotol, muhly and sedge where lawn would only be work.',
          figure: {
            picture: '29-oak-portrait',
            alt: 'Stone corner of a house under a great live oak',
            caption: 'The house was moved twelve feet for this one, model 1:100.',
          },
        },
        {
          title: 'Drainage and irrigation',
          text: 'Swales, check walls and dry creeks slow the water; a cistern keeps what the roof catches. Drip lines run by soil moisture, and only where something was planted.',
          figure: {
            picture: '12-site-plan-top',
            alt: 'Plan view of house, terraces and contours',
            caption: 'Where it falls, where it goes: the plan every pipe is drawn on.',
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
          ', soil is a few inches over limestone: walls can stand on rock, trees can’t be moved, and water runs off at once.',
        ],
        [
          'East, around ',
          { text: 'Pflugerville', href: '/service-area/pflugerville' },
          ' and in ',
          { text: 'Bryan', href: '/service-area/bryan' },
          ', it is clay that swells when wet and shrinks when dry. There the plan keeps moisture even along the foundation: gutters, graded beds, and no thirsty tree within its own height of the slab.',
        ],
      ],
    },
  ],
  ask: {
    heading: 'Where does the water stand after a storm?',
    secondary: { text: 'View our work', href: '/projects' },
  },
};
