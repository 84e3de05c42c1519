import type { Area } from '#contract/site/records/area.ts';

export const area: Area = {
  name: 'Cedar Park',
  kind: 'town',
  county: 'Williamson',
  lat: 30.505,
  lon: -97.82,
  climateZone: '2A',
  lede: 'Cedar Park sits on cavernous limestone. Under its clinics, cul-de-sacs and ball fields there are voids, so the first drawing we make for any lot here is a map of what’s underground.',
  ground: 'Karst limestone',
  subsoil: 'karst',
  facts: [
    { label: 'Ground', value: 'Edwards limestone with caves, solution gaps and red clay fill' },
    { label: 'Water', value: 'Brushy Creek; parts of town lie over the northern Edwards recharge' },
    { label: 'Sky', value: 'Cedar pollen each January, hail some springs, dry heat in August' },
    { label: 'Habitat', value: 'Cave species and golden-cheeked warblers can affect a site plan' },
  ],
  description: [
    'In karst, one boring in the middle of a lot proves little. The rock may be solid there and hollow at the corner. We probe on a grid under each line of columns, and where a void turns up we bridge it, fill it as the geologist says, or move the plan six feet. Moving it is free while it’s on paper.',
    'Much of our work in Cedar Park is for dentists, therapists and pediatricians: single-story buildings under a steel roof, parking under trees, and air filtered for the cedar pollen that arrives every January.',
  ],
  specialties: [
    'Medical and dental clinics on one level',
    'Void surveys and bridged foundations',
    'Filtered fresh air against cedar pollen',
    'Pool terraces and shade structures behind subdivision homes',
    'Storefront and suite remodels while you stay open',
  ],
  house: {
    heading: 'Hollow rock, filtered air',
    points: [
      {
        title: 'Probe before you plan',
        text: 'A day with an air-track drill costs less than one relocated pier, and it goes into the drawing set.',
      },
      {
        title: 'Bridge the voids',
        text: 'Grade beams are designed to carry over a gap of several feet, so a cavity we missed does no harm.',
      },
      {
        title: 'Filter at the door',
        text: 'All the fresh air comes in through a recovery ventilator with a fine filter; the rest of the envelope is sealed.',
      },
    ],
  },
  work: {
    customHomes:
      'On the wooded lots toward Leander we keep cut and fill small and let the floor span what’s below.',
    renovations:
      'We remodel clinics in phases: one suite under construction, the next one open, with a sealed wall and separate air between them.',
    designConsulting:
      'Before you sign a lease we check the parking count, the accessible routes and the size of the mechanical room.',
  },
  figures: [
    {
      picture: '17-medical-retail',
      alt: 'Single-story stone clinic with a covered walk and a planted bed in front',
      caption: 'A covered walk from the car to the door. Rendering.',
    },
    {
      picture: '48-ducts-in-trusses',
      alt: 'Clinic with its roof off: a ventilator on a deck above wooden trusses, a duct trunk and white branches down to the rooms',
      caption: 'Fresh air for each room comes off one filtered trunk. Rendering.',
    },
  ],
  meta: {
    title: 'Custom homes & remodeling in Cedar Park, Texas',
    description:
      'Clinics, homes and remodels over Cedar Park’s cavernous limestone: voids found first, floors that bridge, fresh air filtered against cedar pollen.',
    sheet: 'C-113',
  },
};
