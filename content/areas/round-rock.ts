import type { Area } from '#contract/site/records/area.ts';

export const area: Area = {
  name: 'Round Rock',
  kind: 'town',
  county: 'Williamson',
  lat: 30.508,
  lon: -97.679,
  climateZone: '2A',
  elevation: 'about 730 ft',
  lede: 'The round rock still stands in Brushy Creek, marking a low-water crossing. On its west side the town is built on limestone, on its east side on prairie clay, and most remodels begin by finding out which.',
  ground: 'Limestone in the west and prairie clay in the east',
  subsoil: 'fault',
  facts: [
    { label: 'Ground', value: 'Edwards limestone and Austin chalk, then blackland clay toward Hutto' },
    { label: 'Water', value: 'Brushy Creek and Lake Creek, with wide greenbelts' },
    { label: 'Sky', value: 'Hail on the I-35 corridor; roofs here are replaced for it' },
    {
      label: 'Old stock',
      value: 'Subdivisions of the eighties and nineties, a few stone houses on the creek',
    },
  ],
  description: [
    'Round Rock has good streets and ordinary houses: two stories, brick in front, siding behind, builder-grade windows that have had thirty summers. The plans are sound and the schools are close, so owners would rather change the house than move.',
    'We like that work. Taking out the wall between kitchen and den usually means a steel beam no deeper than the joists, slid in from the side in one day. New windows go in with proper pans. And when hail takes the roof, we put insulation on top of the deck before the new one goes on.',
  ],
  specialties: [
    'Load-bearing walls replaced by flush steel beams',
    'Second-story and rear additions to subdivision houses',
    'Standing-seam roofs with insulation above the deck',
    'Primary baths rebuilt without steps',
    'Tenant build-outs near the interstate',
  ],
  house: {
    heading: 'Thirty summers later',
    points: [
      {
        title: 'A roof that takes a hit',
        text: 'Heavy-gauge steel may dent in a hailstorm, but it doesn’t tear. Ask your insurer what that is worth.',
      },
      {
        title: 'East of the creek, pier',
        text: 'Additions on clay get piers as deep as the house’s own, and a joint so the two may move apart.',
      },
      {
        title: 'Windows before tonnage',
        text: 'Replace the glass first. Afterward the upstairs unit can often be a size smaller than the one it follows.',
      },
    ],
  },
  work: {
    customHomes:
      'The last large lots lie along the creek and out County Road 110; there we build new, from frame to finish.',
    renovations:
      'Kitchen, den and dining room made into one space, with the beam designed, stamped and set by one firm.',
    designConsulting:
      'Two hours in your house with a tape and a moisture meter, then a ranked list of what is worth doing.',
  },
  figures: [
    {
      picture: '05-kitchen',
      alt: 'Kitchen with pale wooden fronts, a stone island and a steel hood',
      caption: 'Kitchen and dining room made into one. Rendering.',
    },
    {
      picture: '22-wall-zip-cut',
      alt: 'Wood-stud wall pulled apart into studs, green taped sheathing, insulation, battens and cladding',
      caption: 'A subdivision wall, rebuilt from the outside. Rendering.',
    },
  ],
  meta: {
    title: 'Custom homes & remodeling in Round Rock, Texas',
    description:
      'Additions, kitchens and hail-ready roofs in Round Rock, where limestone meets prairie clay at Brushy Creek and good streets deserve better houses.',
    sheet: 'C-112',
  },
};
