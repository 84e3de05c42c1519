import type { Area } from '#contract/site/records/area.ts';

export const area: Area = {
  name: 'Driftwood',
  kind: 'town',
  county: 'Hays',
  lat: 30.118,
  lon: -98.031,
  climateZone: '2A',
  lede: 'Driftwood is vineyards, oak savanna and Onion Creek. Here a house seldom has its land to itself: there is a barn, a well house or a tasting room, and they should look like one place.',
  ground: 'Rocky loam over limestone',
  subsoil: 'ledges',
  facts: [
    { label: 'Ground', value: 'Rocky loam in the creek flats, Glen Rose limestone on the rises' },
    { label: 'Water', value: 'Onion Creek; homes outside utility districts use wells or rain' },
    { label: 'Sky', value: 'Open fields give wind its run; hail reaches vines and roofs alike' },
    { label: 'Status', value: 'Unincorporated: county permits, septic and driveway rules' },
  ],
  description: [
    'Driftwood has no main street to speak of. It has FM 150 and FM 967, a church, a barbecue pit that people drive an hour for, and long gates. The tracts are large enough that the first question is where to build: near the road, near the well, or out at the tree line where you’d rather wake up.',
    'Away from the utility districts you provide your own water and septic. We size tanks from roof area and rainfall records, put the septic field downhill of the well and the house, and bring power in underground once, with spare conduit for the guest house that comes five years later.',
  ],
  specialties: [
    'Farms and vineyards with several buildings, planned together',
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
        text: 'Several small buildings catch the breeze and keep noise apart; one long building costs less to enclose. We draw both before you choose.',
      },
      {
        title: 'Mind the grass',
        text: 'A band of gravel, metal eaves with fine mesh and no wood fence against the wall help when the brush burns.',
      },
    ],
  },
  work: {
    customHomes:
      'Long single-story plans, one room deep, with the porch on the creek side and the tanks on the other.',
    renovations:
      'We add a wing to a stone farmhouse rather than a second story, and the old wall stays in sight from the new room.',
    designConsulting:
      'We walk the land with you, mark well, septic and drive on a map, and tell you what the county will ask for.',
  },
  figures: [
    {
      picture: '09-restaurant-pavilion',
      alt: 'Restaurant pavilion with a butterfly roof, a terrace and strings of lights',
      caption: 'A butterfly roof that gathers rain for the cistern. Rendering.',
    },
    {
      picture: '36-handyman-porch',
      alt: 'Old porch under repair, a carpenter between two jacks',
      caption: 'A new post under the porch of an old farmhouse. Rendering.',
    },
  ],
  meta: {
    title: 'Custom homes & remodeling in Driftwood, Texas',
    description:
      'Vineyard buildings, pavilions and homes on their own well or rainwater around Driftwood and Onion Creek, planned together on one tract of land.',
    sheet: 'C-105',
  },
};
