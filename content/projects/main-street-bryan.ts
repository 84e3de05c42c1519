import type { Project } from '#contract/site/records/project.ts';

export const project: Project = {
  sample: true,
  sheet: 'P-110',
  name: 'Main Street Infill',
  pageTitle: 'Main Street Infill, Bryan',
  description:
    'A missing tooth in a block of old storefronts in Bryan, filled with a steel and glass building that keeps the cornice line and opens to the street.',
  kind: 'commercial',
  town: { slug: 'bryan', name: 'Bryan' },
  status: 'built',
  year: 2021,
  months: 10,
  cost: [1_900_000, 2_200_000],
  summary: 'A forty-foot gap between two party walls, filled without touching either one.',
  lede: 'Many old blocks have a missing tooth. This lot is forty feet wide, between two walls that belong to the neighbors, and the new building couldn’t touch them.',
  opening: 'beside',
  cover: {
    picture: '28-town-block',
    alt: 'Main street of two-story stone storefronts with one new steel and glass building in the gap, trees and benches along the walk.',
    caption: 'The new building keeps its neighbors’ height and has its own front. Rendering.',
  },
  story: [
    {
      part: 'Site',
      heading: 'An inch on each side',
      text: [
        'Old party walls are thicker at the bottom than the survey says. The frame is clear of both, with a compressible joint and a flashing that each neighbor can lift. We dug the new footings narrow, deep and in short lengths, so the ground beside the old ones was never open for long.',
      ],
    },
    {
      part: 'Brief',
      heading: 'Shop, studio, roof',
      text: [
        'A shop that can be split in two, a studio floor with its own stair to the street, and a terrace behind the parapet. The awning is steel, at the height of the old ones, so you can walk the whole block in the shade.',
      ],
    },
    {
      part: 'Frame',
      heading: 'Raised from the front',
      text: [
        'There is no yard and no alley for a crane. The frame came in pieces short enough to unload on the one Sunday the street was closed, and went up from the back of the lot forward. The front went in last.',
      ],
    },
    {
      part: 'Envelope',
      heading: 'Two walls out of reach',
      text: [
        'Once they are up, the side walls can’t be reached from outside. So they are insulated panels, clad and flashed at the factory and hung from the frame one bay at a time. The street side is glass between deep steel fins: closed to you as you walk along it, open to you inside.',
      ],
    },
  ],
  gallery: [],
  results: {
    cost: { promised: 2_080_000, measured: 2_064_000 },
    months: { promised: 10, measured: 10 },
  },
  schedule: [
    { label: 'Lot width', value: '40 ft' },
    { label: 'Gross area', value: '6,200 sq ft on two floors' },
    { label: 'Frame', value: 'bolted steel, clear of both walls' },
    { label: 'Side walls', value: 'insulated panel, hung from inside' },
    { label: 'Street closure', value: 'one day' },
  ],
  ask: { headline: 'Do you own a gap on a good street?', service: 'consulting' },
};
