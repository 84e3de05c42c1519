import type { Project } from '#contract/site/records/project.ts';

export const project: Project = {
  sample: true,
  sheet: 'P-105',
  name: 'Courtyard Rooms',
  pageTitle: 'Courtyard Rooms, Kitchen and Bath in Austin',
  description:
    'Kitchen, bath and entry of an Austin house rebuilt around one small courtyard: what moved, what the stone does, and how the steam gets out. Plan included.',
  kind: 'kitchens-bathrooms',
  town: { slug: 'austin', name: 'Austin' },
  status: 'built',
  year: 2025,
  months: 4,
  cost: [230_000, 270_000],
  summary: 'A kitchen, a bath and a front door, rearranged around a courtyard that no room used to face.',
  lede: 'The house had a courtyard in its middle that you couldn’t see from any room. We turned three rooms to face it and left the roof alone.',
  opening: 'beside',
  cover: {
    picture: '05-kitchen',
    alt: 'Kitchen with light wood fronts along the back wall, a steel hood, a long stone island with four stools and a dining table to the right; one figure at the window.',
    caption: 'Everything tall is on the long wall, so the window wall stays open. Rendering.',
  },
  story: [
    {
      part: 'Brief',
      heading: 'Cook here, look there',
      text: [
        'Two cooks need two routes between stove, sink and refrigerator that don’t cross. That is why the island is thirteen feet long: the sink is at one end, the board for rolling dough at the other, and four stools sit where neither cook has to walk.',
      ],
    },
    {
      part: 'Frame',
      heading: 'One beam for one wall',
      text: [
        'A bearing wall between kitchen and dining came out. In its place is an exposed steel beam on two posts, with new footings under the old slab. The ceiling stayed where it was.',
      ],
    },
    {
      part: 'Systems',
      heading: 'Where the steam goes',
      text: [
        'The hood vents outdoors, with makeup air that opens when it runs. The bath fan is above the shower and the fresh air comes in at the window, so steam crosses the stone and leaves. Floor heat under the tile dries the room between mornings.',
      ],
      figure: {
        picture: '06-bath',
        alt: 'Bathroom with a freestanding white tub before a large courtyard window, a black steel shower screen against a stone wall, and a double vanity on the right.',
        caption: 'The tub looks into the courtyard, which has a wall behind it. Rendering.',
      },
    },
    {
      part: 'Envelope',
      heading: 'A door that seals',
      text: [
        'The new front door pivots, four feet wide, oak over an insulated core. A pivot door is hard to seal at the bottom; this one drops a gasket as it closes. It opens toward the courtyard, so the first thing you see when you come in is the garden.',
      ],
      figure: {
        picture: '30-entry-portrait',
        alt: 'Wide wood pivot door standing open between a stone pier and a glazed side panel, a visitor at the threshold under a wood soffit.',
        caption: 'The entry from the walk. Rendering.',
      },
    },
  ],
  gallery: [],
  change: [
    { part: 'Kitchen', before: 'closed, 130 sq ft', after: 'open to the dining room, 340 sq ft' },
    { part: 'Bath', before: 'inside room, one fan', after: 'window to the courtyard' },
    { part: 'Front door', before: 'to a hallway', after: 'to the courtyard' },
    { part: 'Bearing wall', before: 'between kitchen and dining', after: 'one steel beam' },
  ],
  results: {
    cost: { promised: 252_000, measured: 249_300 },
    months: { promised: 4, measured: 4 },
  },
  schedule: [
    { label: 'Rooms rebuilt', value: 'kitchen, dining, bath, entry' },
    { label: 'Area', value: '960 sq ft' },
    { label: 'New steel', value: 'one beam, two posts' },
    { label: 'Fronts', value: 'white oak, oiled' },
    { label: 'Counters', value: 'honed limestone, steel at the range' },
    { label: 'Ventilation', value: 'hood with makeup air, recovery ventilator' },
  ],
  plan: {
    drawing: 'courtyard-rooms',
    caption: 'Plan of the rebuilt rooms around the courtyard.',
  },
  ask: { headline: 'Which room would you turn around?', service: 'remodel' },
};
