import type { Project } from '#contract/site/records/project.ts';

export const project: Project = {
  sample: true,
  sheet: 'P-114',
  name: 'Lake Pavilions',
  pageTitle: 'Lake Pavilions, Marble Falls',
  description:
    'Three pavilions on steel piers step down a steep shore in Marble Falls to a fixed dock: on site now, with one crane position and no retaining wall.',
  kind: 'custom-homes',
  town: { slug: 'marble-falls', name: 'Marble Falls' },
  status: 'on-site',
  year: 2027,
  months: 8,
  cost: [730_000, 830_000],
  summary: 'Three small buildings on steel legs, each looking over the roof of the one below.',
  lede: 'The shore falls one foot in three. Cutting a shelf for one large house would have meant two retaining walls. Three small ones stand on legs and leave the slope as it was.',
  opening: 'wide',
  cover: {
    picture: '39-lake-shore',
    alt: 'Three flat-roofed pavilions of wood and glass on steel piers, stepping down a terraced shore among oaks, stairs between them and a two-level boat dock on the water.',
    caption: 'Sleep at the top, live in the middle, swim below. Rendering.',
  },
  story: [
    {
      part: 'Site',
      heading: 'A lake that stays put',
      text: [
        'Lake Marble Falls is held nearly level, so the dock can be fixed and the lowest floor can come close to the water. Close still means above the flood line: every outlet and every air handler is higher than the mark that the lake authority gave us.',
      ],
    },
    {
      part: 'Frame',
      heading: 'Three steel tables, one crane position',
      text: [
        'Each pavilion is a table: four legs socketed into limestone, two beams, a floor. The crane sets all three from one spot at the road. The middle table was set in October; its floor is where the crew works from now.',
      ],
    },
    {
      part: 'Brief',
      heading: 'One family, three doors',
      text: [
        'Grandparents sleep at the top, next to the drive. The kitchen and the long table are in the middle. The lowest one is for children and wet feet, with a bath that opens from outside. The stairs between them are covered, so a storm doesn’t end the evening.',
      ],
    },
  ],
  gallery: [],
  schedule: [
    { label: 'Conditioned area', value: '2,300 sq ft in three buildings' },
    { label: 'Decks', value: '860 sq ft' },
    { label: 'Fall across the site', value: '46 ft' },
    { label: 'Frame', value: 'steel on twelve socketed legs' },
    { label: 'Dock', value: 'fixed, two levels' },
    { label: 'Wall', value: 'R-30 continuous' },
  ],
  ask: { headline: 'How steep is your shore?', service: 'custom-home' },
};
