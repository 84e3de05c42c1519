import type { Area } from '#contract/site/records/area.ts';

export const area: Area = {
  name: 'Austin',
  kind: 'town',
  county: 'Travis',
  lat: 30.267,
  lon: -97.743,
  climateZone: '2A',
  elevation: 'about 500 ft downtown',
  headquarters: 'for',
  lede: 'A fault line runs through this city. West of it you build on limestone, east of it on clay, and a house designed for one side doesn’t suit the other.',
  ground: 'Limestone in the west and clay in the east',
  subsoil: 'fault',
  facts: [
    { label: 'Ground', value: 'Edwards limestone west of the Balcones fault, Blackland clay east of it' },
    { label: 'Water', value: 'Colorado River; Barton, Shoal and Waller creeks rise fast' },
    { label: 'Sky', value: 'Spring hail along I-35; long still heat from June to September' },
    { label: 'Trees', value: 'Trunks of 19 inches and more are protected inside the city' },
  ],
  description: [
    'The Balcones fault crosses Austin from southwest to northeast, and you can see it in the sidewalks. Tarrytown and Barton Hills sit on rock that takes a breaker to open. Mueller, Montopolis and most of the city east of the interstate sit on black clay that lifts in a wet May and cracks in a dry August.',
    'Inside the city the lot usually decides the plan before you do: setbacks, impervious cover, a critical root zone right where the garage would go best. We measure the trees and the drainage before we draw, because a 24-inch oak won’t move and the permit reviewer knows where it is.',
  ],
  specialties: [
    'Steel-frame houses on narrow infill lots',
    'ADUs and garden studios behind existing homes',
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
        text: 'Drilled piers go below the active clay and carry the slab, with a void under it so that swelling soil pushes on air.',
      },
      {
        title: 'West: pin it down',
        text: 'Short piers set in limestone. The money goes into trenching rock for pipes, not into depth.',
      },
      {
        title: 'Both: shade first',
        text: 'Deep eaves on the west face and glass that looks north or south keep the heat pump small.',
      },
    ],
  },
  work: {
    customHomes:
      'On an infill lot the frame goes up in days, so the street is closed once and the neighbors stay friendly.',
    renovations:
      'Ranch houses from the fifties, bungalows from the twenties: we keep the proportions and rebuild what’s behind them.',
    designConsulting:
      'A zoning and tree check in writing before you close on a lot, with the area you can actually build on.',
  },
  figures: [
    {
      picture: '42-garden-studio',
      alt: 'White bungalow with a small wood-and-glass studio behind it, under one large pecan',
      caption: 'A second, smaller house on a city lot, clear of the pecan’s roots. Rendering.',
    },
    {
      picture: '33-piers-and-slab',
      alt: 'Limestone cut open to show drilled piers under a slab that is half poured, a drill rig at the edge',
      caption: 'West of the fault: short piers in rock, and a slab half poured. Rendering.',
    },
  ],
  meta: {
    title: 'Design-build headquarters for Austin, Texas',
    description:
      'Steel-frame homes, ADUs and remodels in Austin: limestone on one side of the Balcones fault, clay on the other, and a foundation for each.',
    sheet: 'C-101',
  },
};
