import type { Area } from '#contract/site/records/area.ts';

export const area: Area = {
  name: 'Johnson City',
  kind: 'town',
  county: 'Blanco',
  lat: 30.277,
  lon: -98.412,
  climateZone: '3A',
  elevation: 'about 1,200 ft',
  lede: 'Johnson City, the seat of Blanco County, is where US\u00a0281 joins US\u00a0290, a mile from the Pedernales. Around it are creek bottoms, goat pasture and small houses with good porches.',
  ground: 'Limestone and creek gravel',
  subsoil: 'ledges',
  facts: [
    { label: 'Ground', value: 'Limestone and dolomite on the hills, gravel and clay loam in the bottoms' },
    { label: 'Water', value: 'Pedernales River, Town Creek; levels change by the hour after a storm' },
    { label: 'Sky', value: 'Frost from November to March, hail in April and May' },
    { label: 'Power', value: 'Home of the Pedernales Electric Cooperative, founded in 1938' },
  ],
  description: [
    'Electricity came late to this valley, in 1939, through a cooperative that still has its office here. The houses built before then stay cool without it: a breezeway, tall windows, a porch on three sides. We measure them when we get the chance and use what we learn.',
    'New work in Johnson City tends to be on one of two soils. Up on the hill you scrape away four inches and meet stone. Down by Town Creek you dig through gravel with clay in it, which carries a footing well but shouldn’t be left open in the rain. Either way we order the frame while the footings are dug, so neither waits for the other.',
  ],
  specialties: [
    'Farmhouse plans with breezeway and wraparound porch',
    'Shops, galleries and tasting rooms along US 290',
    'Houses that can run overnight without the grid',
    'Pasture cottages to rent to travelers',
    'Repairs to prewar frame houses',
  ],
  house: {
    heading: 'What the old porches knew',
    points: [
      {
        title: 'Cross the breeze',
        text: 'Openings on opposite sides of each room, the downwind one larger. In spring and fall you need no other cooling.',
      },
      {
        title: 'Open, pour, cover',
        text: 'Trenches in creek gravel are dug, formed and poured within the week, because an open trench fills from below.',
      },
      {
        title: 'A smaller load',
        text: 'With R-30 walls the heat pump for a farmhouse draws little enough that a modest battery carries it overnight.',
      },
    ],
  },
  work: {
    customHomes:
      'Porch, room, breezeway, room, porch. We build that plan in steel, and the frame makes the breezeway wide.',
    renovations:
      'Board-and-batten cottages get a new envelope outside the studs, so the beadboard inside can stay.',
    designConsulting:
      'For a shop on the highway we sketch parking, sign and septic first, since those three decide its size.',
  },
  figures: [
    {
      picture: '20-stone-steel-entry',
      alt: 'Entry where a stone wing meets a glazed steel-framed room',
      caption: 'Stone stops, steel begins, and the joint can move. Rendering.',
    },
    {
      picture: '36-handyman-porch',
      alt: 'Old porch with a carpenter setting a new post between jacks, a ladder and a toolbox beside',
      caption: 'An old porch gets a new post and keeps its shade. Rendering.',
    },
  ],
  meta: {
    title: 'Custom homes & remodeling in Johnson City, Texas',
    description:
      'Porch houses, cottages and highway shops in Johnson City on the Pedernales, planned for the breeze and for a load that one battery can carry.',
    sheet: 'C-110',
  },
};
