import type { Project } from '#contract/site/records/project.ts';

export const project: Project = {
  sample: true,
  sheet: 'P-109',
  name: 'Deep Roof Office',
  pageTitle: 'Deep Roof Office, College Station',
  description:
    'A two-story office for College Station with a roof eight feet deeper than its walls, a steel grid tenants can rearrange, and services you can reach.',
  kind: 'commercial',
  town: { slug: 'college-station', name: 'College Station' },
  status: 'on-site',
  year: 2027,
  months: 11,
  cost: [4_100_000, 4_700_000],
  summary: 'Two floors of glass that stay out of the noon sun, on a grid that tenants can rearrange.',
  lede: 'An all-glass office in Texas needs a hat. This one has a roof that reaches eight feet past the wall on every side, so its south front needs no blinds in summer.',
  opening: 'wide',
  cover: {
    picture: '08-commercial-office',
    alt: 'Two-story steel and glass office with wood screens on the upper floor under a thin, far-projecting roof, people at the entrance, planting beds and contour lines in front.',
    caption: 'The south front. A wood screen blocks the afternoon sun. Rendering.',
  },
  story: [
    {
      part: 'Brief',
      heading: 'Leased by the bay',
      text: [
        'Six bays of twenty-four feet, two floors, one stair and one elevator in the middle. A tenant can lease a single bay or a whole floor, and moving a wall between them leaves the ducts and the floor boxes where they are.',
      ],
    },
    {
      part: 'Frame',
      heading: 'Ordered by the ton, not by the piece',
      text: [
        'Wide-flange beams of two depths, square tube columns of one size, and light-gauge studs for everything else. Fewer sizes mean shorter lead times, less waste and connections the erector has made before.',
      ],
      figure: {
        picture: '24-steel-yard',
        alt: 'Steel yard with stacks of square tube, pipe, wide-flange beams, channels and studs, and a row of short samples on a timber board.',
        caption: 'Six sections build the whole frame. Rendering.',
      },
    },
    {
      part: 'Systems',
      heading: 'A mechanical room with a door',
      text: [
        'Heat recovery, pumps, manifold and controls are in one room on the first floor, with its own door to the parking lot. The technician never crosses a tenant’s carpet.',
      ],
      figure: {
        picture: '14-systems-mech',
        alt: 'Mechanical room with its front removed: one white and one copper-colored tank, a pipe manifold, a ventilator under the ceiling, a figure at a bench and an outdoor unit beyond the wall.',
        caption: 'Everything within reach, nothing above a ceiling. Rendering.',
      },
    },
    {
      part: 'Site',
      heading: 'On clay, with room to move',
      text: [
        'The ground here swells and shrinks with the seasons. The columns are on drilled piers that go below the moving clay, and the first floor hangs over a void, so the clay can rise without lifting it. The slab was poured in August; the steel is going up now.',
      ],
    },
  ],
  gallery: [],
  schedule: [
    { label: 'Gross area', value: '14,400 sq ft on two floors' },
    { label: 'Frame', value: 'steel, 24 ft bays' },
    { label: 'Overhang', value: '8 ft, all sides' },
    { label: 'Foundation', value: 'drilled piers, suspended floor' },
    { label: 'Roof', value: 'insulated panel, solar-ready' },
    { label: 'Partitions', value: 'movable between bays' },
  ],
  ask: { headline: 'How many bays do you need?', service: 'consulting' },
};
