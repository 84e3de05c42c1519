import type { Project } from '#contract/site/records/project.ts';

export const project: Project = {
  sample: true,
  sheet: 'P-117',
  name: 'River House',
  pageTitle: 'River House Above the Blanco, Wimberley',
  description:
    'A house above the Blanco River in Wimberley, set by the flood of 2015: the line staked on the slope, floors above it, the cypress bank left alone.',
  kind: 'custom-homes',
  town: { slug: 'wimberley', name: 'Wimberley' },
  status: 'built',
  year: 2021,
  months: 6,
  cost: [490_000, 560_000],
  summary: 'Two roofs on the high bank, and a row of copper pins that says why.',
  lede: 'The first drawing for this house was a line. It marks how high the river came in May 2015, and everything we built is above it.',
  opening: 'wide',
  cover: {
    picture: '38-river-cypress',
    alt: 'House of two gabled roofs with a deck on a high limestone bank, a line of copper pins across the slope below it, a clear river between stone shelves and tall cypresses.',
    caption: 'Copper pins mark the crest of 2015. Rendering.',
  },
  story: [
    {
      part: 'Site',
      heading: 'The line before the plan',
      text: [
        'A surveyor staked the crest of 2015 on the slope, and we walked it with the owners before there was a plan. The best view was four feet below the line. The house is forty feet back from there, and the view is a short walk away.',
      ],
    },
    {
      part: 'Brief',
      heading: 'Two roofs, one porch',
      text: [
        'A small house for two, a smaller one for whoever visits, and a deck that both open to. Either can be closed for a month. Nothing was cleared on the bank: the cypresses hold it, and they were there for the flood.',
      ],
    },
    {
      part: 'Systems',
      heading: 'What stays dry',
      text: [
        'The wellhead, the septic controls and the air handler are all set higher than the floor. The roof fills a tank behind the smaller house. Concrete washout left the site in a lined container, because whatever soaks into this rock turns up in a neighbor’s spring.',
      ],
    },
  ],
  gallery: [],
  results: {
    cost: { promised: 528_000, measured: 531_400 },
    months: { promised: 6, measured: 6 },
    ach50: { promised: 1, measured: 0.9 },
  },
  schedule: [
    { label: 'Conditioned area', value: '1,750 sq ft in two buildings' },
    { label: 'Deck', value: '620 sq ft' },
    { label: 'Floor above the crest of 2015', value: '6 ft' },
    { label: 'Foundation', value: 'piers in limestone' },
    { label: 'Wall', value: 'R-30 continuous' },
    { label: 'Rain tank', value: '20,000 gallons' },
  ],
  ask: { headline: 'Do you know your high-water line?', service: 'custom-home' },
};
