import type { Area } from '#contract/area.ts';

export const area: Area = {
  name: 'Cedar Park',
  kind: 'town',
  county: 'Williamson',
  lat: 30.505,
  lon: -97.82,
  climateZone: '2A',
  lede: 'Cedar Park sits on cavernous limestone. Under its clinics, cul-de-sacs and ball fields there are voids, and the first drawing we make for any site here is a map of what cannot be seen.',
  ground: 'Karst limestone',
  facts: [
    { label: 'Ground', value: 'Edwards limestone with caves, solution gaps and red clay fill' },
    { label: 'Water', value: 'Brushy Creek; parts of town lie over the northern Edwards recharge' },
    { label: 'Sky', value: 'Cedar pollen each January, hail some springs, dry heat in August' },
    { label: 'Habitat', value: 'Cave species and golden-cheeked warblers can affect a site plan' },
  ],
  description: [
    'In karst, one boring in the middle of a lot proves little. The rock may be whole there and hollow at the corner. We probe on a grid under each line of columns, and where a void turns up we bridge it, fill it as the geologist says, or shift the plan six feet. Six feet on paper is free.',
    'Much of our work in Cedar Park is for people who see other people all day: dentists, therapists, pediatricians. Single-story buildings under a steel roof, parking under trees, and air that is filtered for the one thing everybody in town complains of after New Year: cedar.',
  ],
  specialties: [
    'Medical and dental clinics on one level',
    'Void surveys and bridged foundations',
    'Filtered fresh air against cedar pollen',
    'Pool courts and shade structures behind subdivision homes',
    'Storefront and suite remodels while you stay open',
  ],
  house: {
    heading: 'Hollow rock, full air',
    points: [
      {
        title: 'Probe before plan',
        text: 'A day with an air-track drill costs less than one relocated pier, and it goes into the drawing set.',
      },
      {
        title: 'Span the doubt',
        text: 'Grade beams are designed to carry over a gap of several feet, so that a cavity we missed stays a curiosity.',
      },
      {
        title: 'Filter at the door',
        text: 'A recovery ventilator with a fine filter is the only opening that pollen gets; the rest of the envelope is sealed.',
      },
    ],
  },
  work: {
    customHomes:
      'On the wooded lots toward Leander we keep cut and fill small and let the floor bridge what lies below.',
    renovations:
      'Clinics move in phases: one suite dusty, the next one working, a sealed wall and its own air between.',
    designConsulting:
      'Before you lease we check parking count, accessible routes and the mechanical room nobody measured.',
  },
  figures: [
    {
      picture: '17-medical-retail',
      alt: 'Single-story stone clinic with a covered walk and parking in front',
      caption: 'Clinic with a covered walk along the cars. Model, 1:100.',
    },
    {
      picture: '25-heat-pump',
      alt: 'Outdoor unit against a limestone wall, its lines running to an indoor cassette',
      caption: 'A short line set through one sleeve. Model, 1:20.',
    },
  ],
  meta: {
    title: 'Custom homes & remodeling in Cedar Park, Texas',
    description:
      'Clinics, homes and remodels over Cedar Park’s cavernous limestone: voids found first, floors that bridge, fresh air filtered against cedar pollen.',
    sheet: 'C-113',
  },
};
