import type { Project } from '#contract/project.ts';

export const project: Project = {
  sample: true,
  sheet: 'P-105',
  name: 'Courtyard Rooms',
  pageTitle: 'Courtyard Rooms, Kitchen and Bath in Austin',
  description:
    'Kitchen, bath and entry of an Austin house rebuilt around one small court: what moved, what the stone does, and how the steam gets out. Plan included.',
  kind: 'kitchens-bathrooms',
  town: { slug: 'austin', name: 'Austin' },
  summary: 'A kitchen, a bath and a front door, rearranged around a court nobody used.',
  lede: 'The house had a court in its middle that was seen from nowhere. We turned three rooms to face it and left the roof alone.',
  opening: 'beside',
  cover: {
    picture: '05-kitchen',
    alt: 'Kitchen with light wood fronts along the back wall, a steel hood, a long stone island with four stools and a dining table to the right; one figure at the window.',
    caption: 'The long wall holds everything tall, so the window wall can stay empty. Model, 1:20.',
  },
  story: [
    {
      part: 'Brief',
      heading: 'Cook here, look there',
      text: [
        'Two cooks need two routes between stove, sink and refrigerator that don’t cross. The island is thirteen feet long for that reason: the sink is at one end and the board for rolling dough at the other, with four stools kept out of both.',
      ],
    },
    {
      part: 'Frame',
      heading: 'One beam for one wall',
      text: [
        'A bearing wall between kitchen and dining came out. In its place is a steel beam, left visible, on two posts that stand on new footings under the old slab. The ceiling didn’t drop by an inch.',
      ],
    },
    {
      part: 'Systems',
      heading: 'Where the steam goes',
      text: [
        'The hood vents outdoors, with make-up air that opens when it runs. The bath has its extract above the shower and its supply at the window, so damp air crosses the stone and leaves. Floor heat under the tile dries the room between mornings.',
      ],
      figure: {
        picture: '06-bath',
        alt: 'Bathroom with a freestanding white tub before a large court window, a black steel shower screen against a stone wall, and a double vanity on the right.',
        caption: 'The tub looks at the court; the court has a wall behind it. Model, 1:20.',
      },
    },
    {
      part: 'Envelope',
      heading: 'A door you lean on',
      text: [
        'The new front door pivots, four feet wide, oak over an insulated core. A pivot door is hard to seal at the bottom; this one drops a gasket as it closes. It opens toward the court, so the first thing you see in the house is outdoors.',
      ],
      figure: {
        picture: '30-entry-portrait',
        alt: 'Wide wood pivot door standing open between a stone pier and a glazed side panel, a visitor at the threshold under a wood soffit.',
        caption: 'The entry from the walk. Model, 1:20.',
      },
    },
  ],
  gallery: [],
  schedule: [
    { label: 'Rooms rebuilt', value: 'kitchen, dining, bath, entry' },
    { label: 'Area', value: '960 sq ft' },
    { label: 'New steel', value: 'one beam, two posts' },
    { label: 'Fronts', value: 'basswood, oiled' },
    { label: 'Counters', value: 'honed limestone, steel at the range' },
    { label: 'Ventilation', value: 'hood with make-up air, recovery ventilator' },
  ],
  plan: {
    drawing: 'courtyard-rooms',
    caption: 'Plan of the rebuilt rooms around the court.',
  },
  ask: { headline: 'Which room turns its back on you?', service: 'remodel' },
};
