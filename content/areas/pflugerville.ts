import type { Area } from '#contract/site/records/area.ts';

export const area: Area = {
  name: 'Pflugerville',
  kind: 'town',
  county: 'Travis',
  lat: 30.439,
  lon: -97.62,
  climateZone: '2A',
  lede: 'Cotton grew here because the soil is black and deep. The same soil moves a slab by inches between a wet year and a dry one, so in Pflugerville every good house starts below the clay.',
  ground: 'Deep Blackland clay',
  subsoil: 'clay',
  facts: [
    { label: 'Ground', value: 'Blackland clay over Austin chalk and Taylor marl: high shrink and swell' },
    { label: 'Water', value: 'Gilleland and Wilbarger creeks, Lake Pflugerville' },
    { label: 'Sky', value: 'Few tall trees: full wind, full sun, hail straight down' },
    { label: 'Age', value: 'Farm town until the 1980s, subdivisions since' },
  ],
  description: [
    'In August you can put a hand into the cracks. By May the clay has swollen and closed them. Houses on this prairie that stand on a thin slab have doors that stick by season, and their owners know which ones. The cure is depth: piers down to soil whose moisture stays the same, and a floor held clear of the clay above.',
    'Open land has advantages. Roofs face where you want them, so solar can lie due south; nothing shades a vegetable bed; and a lot on the east side still has the width for a house of one floor around a courtyard. The courtyard is also where you get out of the wind.',
  ],
  specialties: [
    'Pier-and-void foundations for expansive clay',
    'Courtyard houses that make their own shelter',
    'South-facing roofs laid out for solar',
    'Foundation-related repairs: doors, tile, brick and plumbing',
    'Garage and patio conversions with permits',
  ],
  house: {
    heading: 'Getting below the black soil',
    points: [
      {
        title: 'Depth by test',
        text: 'A soil lab tells us how far down the moisture still changes. Piers go past that and are belled or socketed there.',
      },
      {
        title: 'A gap under the floor',
        text: 'Cardboard void forms under beams and slab soften and leave room for the clay to rise.',
      },
      {
        title: 'Plant your own shade',
        text: 'Cedar elm and bur oak grow well in clay, if they stand their mature height away from the footing.',
      },
    ],
  },
  work: {
    customHomes:
      'A steel frame spans from pier to pier with no bearing wall between, which is what moving ground needs.',
    renovations:
      'We level first, wait a season if the engineer says so, and only then lay tile you want to keep.',
    designConsulting:
      'Send us photos of the cracks with a coin for scale. We can often tell you whether to worry.',
  },
  figures: [
    {
      picture: '40-blackland-prairie',
      alt: 'Courtyard house from above: three gabled wings around a courtyard with a tree, fields around it',
      caption: 'A courtyard out of the prairie wind. Rendering.',
    },
    {
      picture: '16-layout-robot',
      alt: 'Layout robot at work among columns, drawing walls on concrete',
      caption: 'Pier caps and walls marked from the same file. Rendering.',
    },
  ],
  meta: {
    title: 'Custom homes & remodeling in Pflugerville, Texas',
    description:
      'Homes and foundation-wise remodels on the Blackland clay of Pflugerville: piers below the moving soil, courtyards out of the wind, roofs set for solar.',
    sheet: 'C-115',
  },
};
