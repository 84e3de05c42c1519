import type { Area } from '#contract/area.ts';

export const area: Area = {
  name: 'Fredericksburg',
  kind: 'town',
  county: 'Gillespie',
  lat: 30.275,
  lon: -98.872,
  climateZone: '3A',
  elevation: 'about 1,690 ft',
  lede: 'German settlers laid out a wide main street here in 1846 and built in fachwerk, stone and good sense. Fredericksburg is the highest town on our map, and the one with the coldest mornings.',
  ground: 'Red sandy loam on limestone',
  facts: [
    { label: 'Ground', value: 'Red Hensell sand in the valley, limestone on the divides' },
    { label: 'Water', value: 'Barons and Town creeks, then the Pedernales south of town' },
    { label: 'Sky', value: 'Late frosts that peach growers watch, hail, clear winter nights' },
    { label: 'Review', value: 'Historic district along Main Street and the blocks beside it' },
  ],
  description: [
    'The first houses had timber frames filled with stone, steep stairs outside, and a porch on the street. On weekends farmers came in and slept in one-room Sunday houses. These are still among the best small plans in Texas, and guest houses behind Main Street copy them with mixed luck. We copy the plan and leave out the costume.',
    'The red soil east and south of town is sand with some clay: peaches and vines like it, and so do foundations, as long as runoff is led away before it cuts a gully. Nights fall further than in Austin, so a house on this plateau wants a proper heating design too. Our load sheets have both columns filled.',
  ],
  specialties: [
    'Sunday-house guest cottages, newly built and properly insulated',
    'Winery, orchard and market buildings',
    'Rock houses restored in the historic district',
    'Steel-frame ranch homes on the divides',
    'Heating design for a plateau climate',
  ],
  house: {
    heading: 'High ground and cold mornings',
    points: [
      {
        title: 'Heat is a load too',
        text: 'Cold-climate heat pumps hold their output below freezing, so there is no glowing strip heater in the plan.',
      },
      {
        title: 'Hold the sand',
        text: 'Splash blocks, swales and a stone apron keep red soil under the house and off the porch.',
      },
      {
        title: 'Thick at the street',
        text: 'Masonry at the front for quiet, glass at the orchard. Festival weekends make the reason plain.',
      },
    ],
  },
  work: {
    customHomes:
      'Two or three plain gables linked by glass, in the manner of a farm that grew, on a divide with wind.',
    renovations:
      'We repoint in lime, hide new wiring in chases that can be undone, and keep the outside stair.',
    designConsulting:
      'For guest cottages we run rooms, parking and septic together, because the tightest one sets the count.',
  },
  figures: [
    {
      picture: '10-barn-renovation',
      alt: 'Old stone house on the left, new glazed wing on the right, a gravel court between',
      caption: 'Rock house with a wing for guests. Model, 1:100.',
    },
    {
      picture: '25-heat-pump',
      alt: 'Heat pump against a stone wall, two pipes leading to a cassette indoors',
      caption: 'A cold-climate heat pump on the sheltered side. Model, 1:20.',
    },
  ],
  meta: {
    title: 'Custom homes & remodeling in Fredericksburg, Texas',
    description:
      'Sunday-house cottages, winery buildings and restored rock houses in Fredericksburg, heated as carefully as they are cooled at 1,690 feet.',
    sheet: 'C-119',
  },
};
