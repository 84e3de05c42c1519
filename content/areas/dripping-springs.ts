import type { Area } from '#contract/site/records/area.ts';

export const area: Area = {
  name: 'Dripping Springs',
  kind: 'town',
  county: 'Hays',
  lat: 30.19,
  lon: -98.087,
  climateZone: '2A',
  elevation: 'about 1,160 ft',
  lede: 'Out along US\u00a0290 the sky turns dark again and the rock comes up to the grass in ledges.',
  ground: 'Stepped limestone',
  subsoil: 'ledges',
  facts: [
    { label: 'Ground', value: 'Upper Glen Rose: hard ledges with marl between, soil a hand deep' },
    { label: 'Water', value: 'Onion and Barton creek headwaters; Trinity wells and rain tanks' },
    { label: 'Night', value: 'International Dark Sky Community since 2014: shielded, warm lighting' },
    { label: 'Sky', value: 'Hail some springs, ice some Februaries, strong sun all year' },
  ],
  description: [
    'Dripping Springs was the first town in Texas certified as a Dark Sky Community, and its lighting rules apply to houses too: no bare bulbs, no floodlit walls, light only where you walk. We draw the lighting with the elevations, so the house meets the ordinance on paper first.',
    'The ground is layered, hard limestone over soft marl. Water runs along the marl and comes out where a ledge ends, sometimes a day after the rain, sometimes through the back wall of a cut. Every retaining wall here needs a drain behind it, and ours is in the structural drawings, where nobody can cut it to save money.',
  ],
  specialties: [
    'Ridge houses in stone and steel',
    'Lighting plans that meet the dark-sky ordinance',
    'Rainwater tanks beside a well that may run low',
    'Foundations keyed into ledge, drained behind',
    'Guest houses and studios on acreage',
    'Remodels of first-wave Hill Country houses from the nineties',
  ],
  house: {
    heading: 'A dark sky and a wet ledge',
    points: [
      {
        title: 'Drain the seams',
        text: 'Where marl meets limestone, water travels sideways. Perforated pipe and gravel catch it uphill of the slab.',
      },
      {
        title: 'Light down, not out',
        text: 'Fixtures go under the eave and point at the steps. From the road you see lit rooms, never a bulb.',
      },
      {
        title: 'Ready for ice',
        text: 'After the outage of February 2021, many clients ask for a battery, a wood stove or both. The insulation gets you through the first night.',
      },
    ],
  },
  work: {
    customHomes:
      'A stone wing for sleeping and a glass room for living, set along the contour so neither needs a tall retaining wall.',
    renovations:
      'Log and limestone houses from the nineties get new roofs, sealed ceilings and windows that don’t whistle.',
    designConsulting:
      'We read the plat, the deed restrictions and the lighting ordinance before you pay for a survey.',
  },
  figures: [
    {
      picture: '01-hero-ridge-house',
      alt: 'Long stone-and-steel house on a terraced limestone ridge among live oaks',
      caption: 'Three roofs along one ledge, seen from the valley. Rendering.',
    },
    {
      picture: '12-site-plan-top',
      alt: 'The house straight from above, its shadows long over the contours',
      caption: 'The house follows one contour. Rendering.',
    },
  ],
  meta: {
    title: 'Custom homes & remodeling in Dripping Springs, Texas',
    description:
      'Stone-and-steel houses and remodels in Dripping Springs: ledges drained, lighting dark-sky ready, rain tanks beside the well.',
    sheet: 'C-106',
  },
};
