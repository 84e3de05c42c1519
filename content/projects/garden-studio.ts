import type { Project } from '#contract/site/records/project.ts';

export const project: Project = {
  sample: true,
  sheet: 'P-112',
  name: 'Garden Studio',
  pageTitle: 'Garden Studio Behind a Bungalow, Austin',
  description:
    'A studio of 420 square feet behind an Austin bungalow: one pecan kept, one room with a sleeping loft, and a permit drawing that began with the roots.',
  kind: 'renovations',
  town: { slug: 'austin', name: 'Austin' },
  status: 'built',
  year: 2025,
  months: 5,
  cost: [160_000, 185_000],
  summary: 'A second, smaller house at the back of the lot, set where the pecan allows it.',
  lede: 'The bungalow had two bedrooms and a yard that was mostly tree. A studio behind it gives the family a third room without touching the old roof.',
  opening: 'beside',
  cover: {
    picture: '42-garden-studio',
    alt: 'White bungalow on the left and a small studio of wood and glass at the back of its yard, under one large pecan; stepping stones between them, two planting beds in front.',
    caption: 'Old house, new room, and the tree between them. Rendering.',
  },
  story: [
    {
      part: 'Site',
      heading: 'The tree drew the plan',
      text: [
        'Inside the city a pecan this size is protected, and so is the ground over its roots. We had the trunk and the canopy surveyed before we drew a line. The studio is on nine small piers outside the critical root zone, and the path is stepping stones, because a slab would have sealed the soil.',
      ],
    },
    {
      part: 'Brief',
      heading: 'A room that can change its mind',
      text: [
        'It is an office on weekdays and a guest room when grandparents visit. The bath and a short kitchen are along the back wall. The bed is on a loft above them, and the tall glass faces the yard, so neither house looks into the other.',
      ],
    },
    {
      part: 'Envelope',
      heading: 'Small, so it has to be tight',
      text: [
        'With 420 square feet a leak is felt at once. The walls are insulated panels with cypress in front of them, the roof slopes once, toward the alley, and the blower door read below 1.0 ACH50 before the drywall went up.',
      ],
    },
  ],
  gallery: [],
  change: [
    { part: 'Bedrooms', before: 'two, in the house', after: 'two, and a studio that sleeps two' },
    { part: 'Yard behind the house', before: 'shed and gravel', after: 'studio, path, two planting beds' },
    { part: 'Pecan', before: '26-inch trunk', after: 'kept, with its soil open' },
  ],
  results: {
    cost: { promised: 174_000, measured: 172_600 },
    months: { promised: 5, measured: 5 },
    ach50: { promised: 1, measured: 0.6 },
    kwh: { promised: 1_900, measured: 1_760 },
  },
  schedule: [
    { label: 'Conditioned area', value: '420 sq ft' },
    { label: 'Deck', value: '140 sq ft' },
    { label: 'Foundation', value: 'nine piers outside the root zone' },
    { label: 'Wall', value: 'insulated panel, cypress' },
    { label: 'Airtightness', value: '1.0 ACH50 or less' },
    { label: 'Heating and cooling', value: 'one ductless heat pump' },
  ],
  ask: { headline: 'Is there room behind your house?', service: 'remodel' },
};
