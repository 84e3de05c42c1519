import type { Area } from '#contract/site/records/area.ts';

export const area: Area = {
  name: 'Fredericksburg',
  kind: 'town',
  county: 'Gillespie',
  lat: 30.275,
  lon: -98.872,
  climateZone: '3A',
  elevation: 'about 1,690 ft',
  lede: 'German settlers laid out a wide main street here in 1846 and built in half-timber and stone. Fredericksburg is the highest town on our map, and the one with the coldest mornings.',
  ground: 'Red sandy loam over limestone',
  subsoil: 'ledges',
  facts: [
    { label: 'Ground', value: 'Red Hensell sand in the valley, limestone on the divides' },
    { label: 'Water', value: 'Barons and Town creeks, then the Pedernales south of town' },
    { label: 'Sky', value: 'Late frosts that peach growers watch, hail, clear winter nights' },
    { label: 'Review', value: 'Historic district along Main Street and the blocks beside it' },
  ],
  description: [
    'The first houses had timber frames filled with stone, steep stairs outside, and a porch on the street. On weekends farmers came in and slept in one-room Sunday houses. They are still good small plans, and many guest houses behind Main Street copy their looks. We copy the plan: one good room, a porch, a stair.',
    'The red soil east and south of town is sand with some clay: peaches and vines like it, and so do foundations, as long as runoff is led away before it cuts a gully. Nights get colder than in Austin, so a house on this plateau needs a real heating design too. We calculate both loads, summer and winter.',
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
        text: 'Cold-climate heat pumps hold their output below freezing, so you don’t pay for electric strip heat.',
      },
      {
        title: 'Hold the sand',
        text: 'Splash blocks, swales and a stone apron keep the red soil under the house and off the porch.',
      },
      {
        title: 'Thick at the street',
        text: 'Stone toward the street for quiet, glass toward the orchard. You’ll notice on a festival weekend.',
      },
    ],
  },
  work: {
    customHomes: 'Two or three plain gables linked by glass, like a farm that grew one building at a time.',
    renovations:
      'We repoint in lime, run new wiring where it can come out again, and keep the outside stair.',
    designConsulting:
      'For guest cottages we run rooms, parking and septic together, because the tightest of the three sets how many you can build.',
  },
  figures: [
    {
      picture: '45-main-street-shop',
      alt: 'Two-story storefront with its left half restored in limestone and its right half behind scaffolding',
      caption: 'Restored on the left, under way on the right. Rendering.',
    },
    {
      picture: '25-heat-pump',
      alt: 'Heat pump against a stone wall, two pipes leading to a unit indoors',
      caption: 'A heat pump that holds its output in a freeze. Rendering.',
    },
  ],
  meta: {
    title: 'Custom homes & remodeling in Fredericksburg, Texas',
    description:
      'Sunday-house cottages, winery buildings and restored rock houses in Fredericksburg, heated as carefully as they are cooled at 1,690 feet.',
    sheet: 'C-119',
  },
};
