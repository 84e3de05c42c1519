import type { Area } from '#contract/area.ts';

export const area: Area = {
  name: 'Dripping Springs',
  kind: 'town',
  county: 'Hays',
  lat: 30.19,
  lon: -98.087,
  climateZone: '2A',
  elevation: 'about 1,160 ft',
  lede: 'Out along US\u00a0290 the sky turns dark again and the rock comes up to the grass. That is the site our ridge house was drawn for.',
  ground: 'Stepped limestone',
  facts: [
    { label: 'Ground', value: 'Upper Glen Rose: hard ledges with marl between, soil a hand deep' },
    { label: 'Water', value: 'Onion and Barton creek headwaters; Trinity wells and rain tanks' },
    { label: 'Night', value: 'International Dark Sky Community since 2014: shielded, warm lighting' },
    { label: 'Sky', value: 'Hail some springs, ice some Februaries, strong sun all year' },
  ],
  description: [
    'Dripping Springs was the first town in Texas certified as a Dark Sky Community, and its lighting rules reach into a house plan: no bare bulb at the property line, no floodlit facade, light that falls where feet go. We draw the lighting with the elevations, so the inspector’s list is met before anyone climbs a ladder.',
    'The land alternates like a layer cake that has been left out. Water runs along the marl and comes out where a ledge ends, sometimes a day after the rain, sometimes through the back wall of a cut. A drain behind every retaining wall is not an option here, and we put it in the structural set where it cannot be saved away.',
  ],
  specialties: [
    'Ridge houses in stone and steel',
    'Lighting plans that meet the dark-sky ordinance',
    'Rain collection beside a well that may run low',
    'Foundations keyed into ledge, drained behind',
    'Guest houses and studios on acreage',
    'Remodels of first-wave Hill Country houses from the nineties',
  ],
  house: {
    heading: 'A dark sky and a wet ledge',
    points: [
      {
        title: 'Drain the seams',
        text: 'Where marl meets limestone, water travels sideways. Perforated pipe and gravel intercept it uphill of the slab.',
      },
      {
        title: 'Light down, not out',
        text: 'Fixtures tuck under the eave and aim at treads. From the road you see lit rooms and no lamp.',
      },
      {
        title: 'Ready for ice',
        text: 'After a February without power, most clients ask for a battery, a wood stove or both. The insulation buys the first two days.',
      },
    ],
  },
  work: {
    customHomes:
      'A stone wing for sleeping, a glazed hall for living, placed along the contour so that neither needs a basement wall.',
    renovations:
      'Log and limestone houses of thirty years ago get new roofs, sealed ceilings and windows that do not whistle.',
    designConsulting:
      'We read the plat, the deed restrictions and the lighting ordinance before you pay for a survey.',
  },
  figures: [
    {
      picture: '01-hero-ridge-house',
      alt: 'Long stone-and-steel house on a terraced limestone ridge among live oaks',
      caption: 'The ridge house from the valley. Model, 1:100.',
    },
    {
      picture: '12-site-plan-top',
      alt: 'The ridge house straight from above, its shadows long over the contours',
      caption: 'Site plan: the house lies along one contour. Model, 1:100.',
    },
  ],
  meta: {
    title: 'Custom homes & remodeling in Dripping Springs, Texas',
    description:
      'Stone-and-steel houses and remodels in Dripping Springs: ledges drained, lighting dark-sky ready, rain tanks beside the well.',
    sheet: 'C-106',
  },
};
