import type { Project } from '#contract/project.ts';

export const project: Project = {
  sample: true,
  sheet: 'P-110',
  name: 'Main Street Infill',
  pageTitle: 'Main Street Infill, Bryan',
  description:
    'A missing tooth in a block of stone storefronts in Bryan, filled with a steel and glass building that keeps the cornice line and opens to the street.',
  kind: 'commercial',
  town: { slug: 'bryan', name: 'Bryan' },
  summary: 'A gap of forty feet between two party walls, filled without leaning on either.',
  lede: 'Every old block has a missing tooth. This lot is forty feet wide between two walls that belong to other people, and the building that fills it may not touch them.',
  opening: 'beside',
  cover: {
    picture: '28-town-block',
    alt: 'Main street of two-story stone storefronts with one new steel and glass building in the gap, cars parked at an angle, people crossing and trees along the walk.',
    caption: 'The new building keeps the height of its neighbors, not their clothes. Model, 1:200.',
  },
  story: [
    {
      part: 'Site',
      heading: 'An inch on each side',
      text: [
        'Old party walls are thicker at the bottom than the survey says. The frame stands clear of both, with a compressible joint and a flashing that each neighbor can lift. New footings are narrow, deep and dug in short lengths, so the ground under the old ones is never open for long.',
      ],
    },
    {
      part: 'Brief',
      heading: 'Shop, studio, roof',
      text: [
        'A shop that can be halved, a studio floor with a stair of its own to the street, and a terrace behind the parapet. The awning is steel and at the height of the old ones, so shade along the block is continuous.',
      ],
    },
    {
      part: 'Frame',
      heading: 'Raised from the front',
      text: [
        'There is no yard and no alley for a crane. The frame comes in pieces short enough for a street closure of one Sunday, and is bolted from the back of the lot forward. The last piece to go in is the front.',
      ],
    },
    {
      part: 'Envelope',
      heading: 'Two walls nobody sees',
      text: [
        'The side walls can’t be reached once they stand, so they must be finished from inside: insulated panels, clad and flashed at the works, hung from the frame bay by bay. What faces the street is glass between deep steel fins, which a passerby on the walk sees as a solid front and the person inside as a window.',
      ],
    },
  ],
  gallery: [],
  schedule: [
    { label: 'Lot width', value: '40 ft' },
    { label: 'Gross area', value: '6,200 sq ft on two floors' },
    { label: 'Frame', value: 'bolted steel, clear of both walls' },
    { label: 'Side walls', value: 'insulated panel, hung from inside' },
    { label: 'Street closure', value: 'one day' },
  ],
  ask: { headline: 'Own a gap in a good street?', service: 'consulting' },
};
