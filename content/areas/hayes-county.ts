import type { Area } from '#contract/site/records/area.ts';

export const area: Area = {
  name: 'Hays County',
  kind: 'county',
  county: 'Hays',
  lat: 30.06,
  lon: -98.03,
  climateZone: '2A',
  lede: 'From the springs of San Marcos to the ridges beyond Henly, Hays County climbs from prairie to plateau within half an hour’s drive. Everywhere in it, water decides where you can build.',
  ground: 'Clay along I-35 and limestone above it',
  subsoil: 'fault',
  facts: [
    { label: 'Seat', value: 'San Marcos' },
    {
      label: 'Ground',
      value: 'Clay around Kyle and Buda, recharge limestone above, Glen Rose hills farther west',
    },
    { label: 'Water', value: 'San Marcos, Blanco and Onion; Edwards and Trinity aquifers' },
    { label: 'Sky', value: 'Some of the hardest rain in the state falls on this escarpment' },
  ],
  description: [
    'Kyle and Buda have grown fast. Along the interstate the houses are new, close together and on clay, and most owners want more room: a study over the garage, a covered patio closed in. Ten miles west the lots are measured in acres, and owners want fewer rooms, taller ones, and a longer roof.',
    'Between the two is the recharge zone, where a creek can sink into its own bed. Paving there is capped, septic systems are inspected, and the public well records show levels dropping. A rain tank is a real supply in this county. We draw thirty thousand gallons on many plans and find room for it under the drive or behind a stone wall.',
  ],
  specialties: [
    'Acreage homes with rain as the first water source',
    'Rooms over garages and closed-in patios in Kyle and Buda',
    'Septic, well and tank placement in the recharge zone',
    'Wedding barns and event halls',
    'Flood-aware rebuilding along the Blanco',
  ],
  house: {
    heading: 'Begin with the water',
    points: [
      {
        title: 'Count the roof',
        text: 'Each thousand square feet of steel catches around six hundred gallons per inch of rain. That sets the size of the tank.',
      },
      {
        title: 'Stay off the sinkhole',
        text: 'Fault lines and sinkholes get their setback on the first sketch, before you get attached to a plan.',
      },
      {
        title: 'Stiff over clay',
        text: 'By the interstate, added stories need a frame that can be re-leveled without cracking the room below.',
      },
    ],
  },
  work: {
    customHomes:
      'West of Ranch Road 12 we build long low houses with tanks at both ends and a well only as a reserve.',
    renovations:
      'East of it we build up: a steel table over the garage carries a new room without touching the old trusses.',
    designConsulting: 'Well logs, septic soils and recharge maps for your parcel, explained over one coffee.',
  },
  figures: [
    {
      picture: '38-river-cypress',
      alt: 'House on a high bank above a clear river and cypresses, a line of copper pins across the slope',
      caption: 'Copper pins mark how high the river came in 2015. Rendering.',
    },
    {
      picture: '29-oak-portrait',
      alt: 'Stone end of a house under one great live oak',
      caption: 'An oak gets its setback on the first sketch, as a sinkhole does. Rendering.',
    },
  ],
  meta: {
    title: 'Custom homes & remodeling in Hays County, Texas',
    description:
      'Homes, garage-top rooms and event barns in Hays County from Kyle to Henly, planned around rain tanks, recharge rules and the wells below.',
    sheet: 'C-121',
  },
};
