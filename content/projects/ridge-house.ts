import type { Project } from '#contract/site/records/project.ts';

export const project: Project = {
  sample: true,
  sheet: 'P-101',
  name: 'Ridge House',
  pageTitle: 'Ridge House, Dripping Springs',
  description:
    'A three-part steel house along a limestone ledge in Dripping Springs: stone guest wing, great room and bedroom wing on one bench, with plan and schedule.',
  kind: 'custom-homes',
  town: { slug: 'dripping-springs', name: 'Dripping Springs' },
  status: 'built',
  year: 2024,
  months: 8,
  cost: [825_000, 940_000],
  summary: 'Three roofs in a row on one limestone bench, with every room facing the valley.',
  lede: 'The ledge was already there: a bench of limestone two hundred feet long and not quite fifty wide. So the house is long too, and one room deep.',
  opening: 'wide',
  cover: {
    picture: '01-hero-ridge-house',
    alt: 'Long house of three volumes on a terraced limestone slope: a flat-roofed stone wing, a glazed great room under a metal gable and a wood-clad wing, with broad steps climbing to it.',
    caption: 'From the valley. Stone guest wing, great room, bedroom wing. Rendering.',
  },
  dusk: '01b-hero-ridge-house-dusk',
  story: [
    {
      part: 'Site',
      heading: 'One bench, cut once',
      text: [
        'The ground falls to the south in ledges a foot or two high, with marl between them. Rock this hard has to be sawn, so we planned to saw it only once. All three parts of the house are on one level, along the contour.',
        'The stone from the cut became the terrace walls and the chimney, so no stone had to be trucked up the hill.',
      ],
      figure: {
        picture: '12-site-plan-top',
        alt: 'The house seen straight from above: three metal roofs end to end along the contour lines, terrace and narrow pool on the valley side, oaks around them.',
        caption: 'Site plan. North is up; the contours bend around the terrace. Rendering.',
      },
    },
    {
      part: 'Frame',
      heading: 'Five frames and a porch',
      text: [
        'Five rigid steel frames carry the great room, twelve feet apart and bolted to piers in the rock. With no bearing walls, the whole valley side can be glass. The porch has a lighter frame of its own, outside the insulation.',
      ],
      figure: {
        picture: '02-frame-raised',
        alt: 'The same house as a bare black steel frame on its terrace, one bay of roof in place and another panel hanging from the crane, two figures below.',
        caption: 'The frame before the envelope, one bay roofed. Rendering.',
      },
    },
    {
      part: 'Envelope',
      heading: 'Insulation outside, stone in front',
      text: [
        'Insulated panels run past the outside of the frame, walls and roof, so no column passes through them. In front of them is what you see: coursed limestone on the west wing, cypress on the east, glass between.',
      ],
      figure: {
        picture: '20-stone-steel-entry',
        alt: 'Entry where the limestone wing and its chimney meet the glazed great room, a walnut door under a steel canopy, slim steel posts carrying the eave.',
        caption: 'Where stone meets steel. The gap between them is the drained cavity. Rendering.',
      },
    },
    {
      part: 'Systems',
      heading: 'Three zones for three wings',
      text: [
        'One variable-speed heat pump serves each wing as its own zone, so the guest wing can be turned down for a month and the great room won’t notice. The ventilator is over the link, where both ducts are short.',
      ],
    },
  ],
  gallery: [
    {
      picture: '07-courtyard-dusk',
      alt: 'The pool terrace in the evening, low lamps along the water, four lounge chairs and the glazed great room lit from inside.',
      caption: 'The terrace after sunset, across the pool. Rendering.',
    },
    {
      picture: '29-oak-portrait',
      alt: 'The stone end of the house under the spread of one great live oak, a path of stone slabs leading up to it.',
      caption: 'The oak at the west end decided where the house stops. Rendering.',
    },
  ],
  results: {
    cost: { promised: 902_000, measured: 884_300 },
    months: { promised: 8, measured: 8 },
    ach50: { promised: 1, measured: 0.8 },
    kwh: { promised: 11_800, measured: 11_150 },
  },
  schedule: [
    { label: 'Conditioned area', value: '2,940 sq ft' },
    { label: 'Porch and terrace', value: '1,570 sq ft' },
    { label: 'Frame', value: 'rigid steel frames, 12 ft bays' },
    { label: 'Wall', value: 'R-30 continuous' },
    { label: 'Airtightness', value: '1.0 ACH50 or less' },
    { label: 'Foundation', value: 'piers in limestone' },
    { label: 'Ground', value: 'ledge limestone, marl seams' },
  ],
  plan: {
    drawing: 'ridge-house',
    caption:
      'Plan. Guests to the west, the great room in the middle, bedrooms to the east; the porch joins all three.',
  },
  ask: { headline: 'Building on rock? Send the survey.', service: 'custom-home' },
};
