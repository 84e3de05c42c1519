import type { Area } from '#contract/area.ts';

export const area: Area = {
  name: 'Johnson City',
  kind: 'town',
  county: 'Blanco',
  lat: 30.277,
  lon: -98.412,
  climateZone: '3A',
  elevation: 'about 1,200 ft',
  lede: 'The seat of Blanco County stands where US\u00a0281 joins US\u00a0290, a mile from the Pedernales. Around it are creek bottoms, goat pasture and some of the best-proportioned small houses in the Hill Country.',
  ground: 'Limestone, creek gravel',
  facts: [
    { label: 'Ground', value: 'Limestone and dolomite on the hills, gravel and clay loam in the bottoms' },
    { label: 'Water', value: 'Pedernales River, Town Creek; flow by the hour after a storm' },
    { label: 'Sky', value: 'Frost from November to March, hail in April and May' },
    { label: 'Power', value: 'Home of the Pedernales Electric Cooperative, founded in 1938' },
  ],
  description: [
    'Electric light came late to this valley. When it did, in 1939, it came through a cooperative whose office is still here, and the houses from before that date remember how to stay cool without it: a breezeway, tall sashes, a porch on three sides. We measure them when we get the chance and use what we learn.',
    'New work in Johnson City tends to be on one of two soils. Up on the hill you scrape away four inches and meet stone. Down by Town Creek you go through gravel with clay in it, good to bear on and bad to leave open in the rain. Either way the frame is ordered while the ground is being opened, so that neither waits.',
  ],
  specialties: [
    'Farmhouse plans with breezeway and wraparound porch',
    'Shops, galleries and tasting rooms along US 290',
    'Houses that can run through a night without grid power',
    'Pasture cottages to rent to travelers',
    'Repairs to prewar frame houses',
  ],
  house: {
    heading: 'What the old porches knew',
    points: [
      {
        title: 'Cross the breeze',
        text: 'Openings on opposite sides of each room, the lee one larger. In spring and fall that is the whole cooling system.',
      },
      {
        title: 'Open, pour, cover',
        text: 'Trenches in creek gravel are dug, formed and poured within the week, because an open one fills from below.',
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
      'Board-and-batten cottages get a new envelope outside the studs, so the beaded-board inside can stay.',
    designConsulting:
      'For a shop on the highway we sketch parking, sign and septic first, since those three decide its size.',
  },
  figures: [
    {
      picture: '20-stone-steel-entry',
      alt: 'Corner where a stone wall meets a steel one beside a terrace',
      caption: 'Stone stops, steel begins, and the joint stays open. Model, 1:50.',
    },
    {
      picture: '14-systems-mech',
      alt: 'Opened mechanical room with tanks, manifold, ventilator and outdoor unit',
      caption: 'A mechanical room small enough for a battery to carry. Model, 1:20.',
    },
  ],
  meta: {
    title: 'Custom homes & remodeling in Johnson City, Texas',
    description:
      'Porch houses, cottages and highway shops in Johnson City on the Pedernales, with breezes planned in and a load that one battery can carry.',
    sheet: 'C-110',
  },
};
