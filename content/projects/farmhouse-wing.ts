import type { Project } from '#contract/site/records/project.ts';

export const project: Project = {
  sample: true,
  sheet: 'P-103',
  name: 'Farmhouse and New Wing',
  pageTitle: 'Stone Farmhouse and New Wing, Blanco',
  description:
    'A stone farmhouse in Blanco kept as it is, and a steel wing set beside it with a glass link five feet wide. What was repaired, what was added, and the plan.',
  kind: 'renovations',
  town: { slug: 'blanco', name: 'Blanco' },
  status: 'built',
  year: 2022,
  months: 7,
  cost: [390_000, 450_000],
  summary: 'The old stone house keeps its four walls. Everything it lacked is in the wing next to it.',
  lede: 'Old stone houses fail when they are rebuilt as new ones. This one keeps its walls, its chimney and its small windows; the kitchen, the ducts and the view are in a wing beside it.',
  opening: 'beside',
  cover: {
    picture: '10-barn-renovation',
    alt: 'Stone farmhouse with chimney and red door, joined by a low glass link to a dark metal wing whose gable end is all glass; people at a table between the two.',
    caption: 'The old house on the left, the new wing on the right, and a courtyard between them. Rendering.',
  },
  story: [
    {
      part: 'Site',
      heading: 'Turned a quarter',
      text: [
        'The farmhouse faces the road, as it had to when the road brought the mail. The wing faces the pasture. The courtyard between them gets morning sun and afternoon shade, and the table is out there ten months of the year.',
      ],
    },
    {
      part: 'Brief',
      heading: 'What stays',
      text: [
        'Twenty-inch walls of rubble limestone laid in lime. They take up moisture and give it back, and they have lasted because they were never sealed. Repair means lime mortar, a dry footing and a roof that sheds water clear of the wall. No foam on the inside, no cement on the outside.',
        'The old rooms have heated floors, so no duct or radiator had to be cut into the walls.',
      ],
    },
    {
      part: 'Frame',
      heading: 'A link that touches nothing',
      text: [
        'The wing is steel on its own piers. Between it and the stone is a passage of glass five feet wide that bears on the new side only and seals against the old wall with a soft joint. If the two move apart by half an inch, the joint stretches and nothing cracks.',
      ],
    },
    {
      part: 'Envelope',
      heading: 'New work does the hard work',
      text: [
        'The wing is insulated and sealed as tightly as anything we draw: panel outside the frame, R-30, one air barrier. The kitchen and the bathrooms, the rooms that make steam, are all in the wing.',
      ],
      figure: {
        picture: '03-envelope-cut',
        alt: 'Corner of a steel house with its layers drawn apart: metal cladding on rails, panel, insulation, frame, with the roof layers lifted above.',
        caption: 'The wing’s wall and roof in layers. Rendering.',
      },
    },
  ],
  gallery: [],
  change: [
    { part: 'House', before: '1,000 sq ft, four rooms', after: '2,010 sq ft with the wing' },
    { part: 'Stone walls', before: 'cement plaster, wet at the base', after: 'lime, dry' },
    { part: 'Kitchen', before: 'in the lean-to', after: 'in the wing, open to the pasture' },
    { part: 'Heat', before: 'window units', after: 'floor heat in the stone, heat pump in the wing' },
  ],
  results: {
    cost: { promised: 424_000, measured: 431_700 },
    months: { promised: 7, measured: 7 },
    ach50: { promised: 1.5, measured: 1.3 },
  },
  schedule: [
    { label: 'Whole house', value: '2,010 sq ft' },
    { label: 'Farmhouse, kept', value: '1,000 sq ft' },
    { label: 'New wing and link', value: '1,010 sq ft' },
    { label: 'Old walls', value: 'limestone rubble, 20 in, lime' },
    { label: 'New frame', value: 'rigid steel frames, 10 ft bays' },
    { label: 'New wall', value: 'R-30 continuous' },
    { label: 'Joint old to new', value: 'glass link, free to move' },
  ],
  plan: {
    drawing: 'farmhouse-wing',
    caption: 'Plan. Existing stone walls in solid ink, new work in blue.',
  },
  ask: { headline: 'Tell us what must stay.', service: 'remodel' },
};
