import type { Area } from '#contract/area.ts';

export const area: Area = {
  name: 'Austin',
  kind: 'town',
  county: 'Travis',
  lat: 30.267,
  lon: -97.743,
  climateZone: '2A',
  elevation: 'about 500 ft downtown',
  headquarters: 'for',
  lede: 'A fault line runs through this city. West of it you build on limestone, east of it on clay, and a house drawn for one side does not suit the other.',
  ground: 'Limestone west, clay east',
  facts: [
    { label: 'Ground', value: 'Edwards limestone west of the Balcones fault, Blackland clay east of it' },
    { label: 'Water', value: 'Colorado River; Barton, Shoal and Waller creeks rise fast' },
    { label: 'Sky', value: 'Spring hail along I-35; long still heat from June to September' },
    { label: 'Trees', value: 'Trunks of 19 inches and more are protected inside the city' },
  ],
  description: [
    'The Balcones fault crosses Austin from southwest to northeast, and you can read it in the sidewalks. Tarrytown and Barton Hills stand on rock that a breaker has to open. Mueller, Montopolis and most of what lies beyond the interstate stand on black clay that lifts in a wet May and cracks in a dry August.',
    'Inside the city the lot usually decides the plan before you do: setbacks, impervious cover, a critical root zone that reaches under the best place for the garage. We measure the trees and the drainage first and draw second, because an oak of 24 inches will not move and the permit reviewer knows where it stands.',
  ],
  specialties: [
    'Steel-frame houses on narrow infill lots',
    'Second units and garden studios behind existing homes',
    'Kitchens opened up in 1950s and 1960s ranch houses',
    'Pier-and-beam bungalows leveled, insulated and sealed',
    'Tree-protection and drainage plans for city review',
    'Offices and restaurants on tight urban sites',
  ],
  house: {
    heading: 'Two cities, two foundations',
    points: [
      {
        title: 'East: let it move',
        text: 'Drilled piers below the active clay and a slab or floor that hangs from them, with a void so that swelling soil pushes on air.',
      },
      {
        title: 'West: pin it down',
        text: 'Short piers socketed in limestone. The money goes into breaking rock for pipes, not into depth.',
      },
      {
        title: 'Both: shade first',
        text: 'Deep eaves on the west face and glass that looks north or south keep the heat pump small enough to run on one circuit.',
      },
    ],
  },
  work: {
    customHomes:
      'On infill lots we raise the frame in days, which neighbors and street closures both thank you for.',
    renovations:
      'Ranch houses from the fifties, bungalows from the twenties: we keep the proportions and replace what is behind them.',
    designConsulting:
      'A zoning and tree check before you close on a lot, in writing, with the area you may really build on.',
  },
  figures: [
    {
      picture: '18-studio-adu',
      alt: 'Small glazed studio with a wide deck beneath the canopies of oaks',
      caption: 'Garden studio on a city lot, kept clear of the root zones. Model, 1:50.',
    },
    {
      picture: '02-frame-raised',
      alt: 'Steel portal frame standing on its footings, half roofed, a panel on the crane hook',
      caption: 'Frame on piers, before the clay has had a say. Model, 1:100.',
    },
  ],
  meta: {
    title: 'Design-build headquarters for Austin, Texas',
    description:
      'Steel-frame homes, second units and remodels in Austin: limestone on one side of the Balcones fault, clay on the other, and a foundation for each.',
    sheet: 'C-101',
  },
};
