import type { Project } from '#contract/site/records/project.ts';

export const project: Project = {
  sample: true,
  sheet: 'P-115',
  name: 'Prairie Court',
  pageTitle: 'Prairie Court, a Courtyard House in Pflugerville',
  description:
    'A courtyard house on Blackland clay in Pflugerville: piers below the moving soil, three wings around a courtyard, and a row of trees against the wind.',
  kind: 'custom-homes',
  town: { slug: 'pflugerville', name: 'Pflugerville' },
  status: 'built',
  year: 2022,
  months: 6,
  cost: [690_000, 780_000],
  summary: 'Three wings around a courtyard, in the one place on the prairie where the wind stops.',
  lede: 'The lot is flat, open and black. The house makes its own middle: a courtyard with a tree, a small pool and a gate, and rooms on three sides of it.',
  opening: 'wide',
  cover: {
    picture: '40-blackland-prairie',
    alt: 'Courtyard house from above: three gabled wings with stone ends around a courtyard with a tree and a small pool, a row of oaks behind it, plowed fields and a straight road around.',
    caption: 'Courtyard, windbreak, fields. Rendering.',
  },
  story: [
    {
      part: 'Site',
      heading: 'Below the black soil',
      text: [
        'A soil lab found that the clay gets wet and dries out down to eleven feet. The piers go to sixteen and are belled at the bottom. Beams and floor hang from them over a void, so the ground can rise in a wet spring without lifting a room.',
      ],
    },
    {
      part: 'Brief',
      heading: 'All on one floor',
      text: [
        'Everything is on one level, without a step from the car to the bed. The primary bedroom closes one side of the courtyard, the guest rooms the other, and the kitchen looks across it to the gate. Children can be outside without being out of sight.',
      ],
    },
    {
      part: 'Envelope',
      heading: 'Roofs where the sun is',
      text: [
        'Nothing shades this site, so the roofs could face where we wanted. The long one faces due south and carries the solar; the windows are under deep eaves on the courtyard. The oaks on the north side were planted the month the frame went up, to give them a head start.',
      ],
    },
  ],
  gallery: [],
  results: {
    cost: { promised: 742_000, measured: 738_900 },
    months: { promised: 6, measured: 7 },
    ach50: { promised: 1, measured: 0.8 },
    kwh: { promised: 10_900, measured: 10_480 },
  },
  schedule: [
    { label: 'Conditioned area', value: '2,450 sq ft' },
    { label: 'Courtyard', value: '38 by 44 ft' },
    { label: 'Foundation', value: 'belled piers to 16 ft, void under the floor' },
    { label: 'Frame', value: 'steel, no bearing walls' },
    { label: 'Wall', value: 'R-30 continuous' },
    { label: 'Airtightness', value: '1.0 ACH50 or less' },
    { label: 'Windbreak', value: 'eleven live oaks' },
  ],
  ask: { headline: 'Is your land black and flat?', service: 'custom-home' },
};
