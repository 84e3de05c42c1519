import type { Area } from '#contract/area.ts';

export const area: Area = {
  name: 'Driftwood',
  kind: 'town',
  county: 'Hays',
  lat: 30.118,
  lon: -98.031,
  climateZone: '2A',
  lede: 'Vineyards, oak savanna and Onion Creek. In Driftwood the house is seldom alone on its land: there is a barn, a well house, a tasting room, and they should belong together.',
  ground: 'Rocky loam on limestone',
  facts: [
    { label: 'Ground', value: 'Rocky loam in the creek flats, Glen Rose limestone on the rises' },
    { label: 'Water', value: 'Onion Creek; homes outside utility districts use wells or rain' },
    { label: 'Sky', value: 'Open fields give wind its run; hail reaches vines and roofs alike' },
    { label: 'Status', value: 'Unincorporated: county permits, septic and driveway rules' },
  ],
  description: [
    'Driftwood has no main street to speak of. It has FM 150 and FM 967, a church, a barbecue pit that people drive an hour for, and long gates. Parcels are large enough that the first design question is not what to build but where: near the road, near the well, or out at the tree line where you would rather wake up.',
    'Away from the utility districts you make your own services. We size tanks from roof area and rainfall records, place the septic field downhill of everything, and bring power in underground once, with spare conduit for the guest house that comes five years later.',
  ],
  specialties: [
    'Farm and vineyard compounds planned as one place',
    'Event pavilions and tasting rooms',
    'Rainwater systems with metal roofs made for them',
    'Guest houses and caretaker cottages',
    'Barns converted to living space',
  ],
  house: {
    heading: 'Out past the water line',
    points: [
      {
        title: 'The roof is the well',
        text: 'Standing-seam steel in a plain color sheds clean water. Gutters are oversized and screened, tanks stand in shade.',
      },
      {
        title: 'Spread or gather',
        text: 'Several small buildings catch breeze and keep noise apart; one long one costs less to close. We draw both before you choose.',
      },
      {
        title: 'Mind the grass',
        text: 'A gravel band, metal eaves with fine mesh and no wood fence touching the wall: simple defenses where brush fire is possible.',
      },
    ],
  },
  work: {
    customHomes:
      'Long single-story plans, one room deep, with the porch on the creek side and the tanks on the other.',
    renovations:
      'Stone farmhouses gain a wing rather than a story; the old walls stay visible from inside the new room.',
    designConsulting:
      'We walk the parcel with you, mark well, septic and drive on a map, and tell you what the county will ask.',
  },
  figures: [
    {
      picture: '09-restaurant-pavilion',
      alt: 'Restaurant pavilion with a butterfly roof, a terrace and strings of lights',
      caption: 'Pavilion among vines, its roof folded to gather rain. Model, 1:100.',
    },
    {
      picture: '29-oak-portrait',
      alt: 'Corner of a stone house at the edge of live oaks, bare ground along its wall',
      caption: 'At the tree line, with gravel instead of grass at the wall. Model, 1:50.',
    },
  ],
  meta: {
    title: 'Custom homes & remodeling in Driftwood, Texas',
    description:
      'Vineyard compounds, pavilions and homes on their own well or rainwater around Driftwood and Onion Creek, planned as one place on one parcel.',
    sheet: 'C-105',
  },
};
