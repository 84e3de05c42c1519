import type { Area } from '#contract/site/records/area.ts';

export const area: Area = {
  name: 'Brazos County',
  kind: 'county',
  county: 'Brazos',
  lat: 30.66,
  lon: -96.3,
  climateZone: '2A',
  lede: 'Brazos County is post oak country between two rivers, the Brazos and the Navasota, with clay under its sand. It’s our home county.',
  ground: 'Post oak sand over clay',
  subsoil: 'claypan',
  facts: [
    { label: 'Seat', value: 'Bryan' },
    { label: 'Ground', value: 'Sandy surface, dense subsoil; deep alluvial clay in both river bottoms' },
    { label: 'Water', value: 'Brazos and Navasota rivers, stock tanks on every farm' },
    { label: 'Sky', value: 'Humid for two thirds of the year, thunderstorms, an occasional tropical system' },
    {
      label: 'Permits',
      value: 'Outside the cities, septic by the health district and floodplain by the county',
    },
  ],
  description: [
    'Beyond the two cities the county is farms, hay meadows and a growing number of five-acre tracts around Kurten, Wixon Valley, Wellborn and Millican. Many owners build a shop first, live in one end of it for a year, then build the house. We design the two together, so the power, well and septic are sized for both.',
    'River-bottom land is cheap for a reason. The clay along the Brazos is rich and level, but it moves, and some of it is in the floodplain. On the uplands the sand on top drains, and the claypan below it holds water all winter. A foot of select fill and a crowned pad do more than thicker concrete would.',
  ],
  specialties: [
    'Shop-and-house pairs on small acreage',
    'Barndominiums with continuous insulation',
    'Arenas, hay barns and equipment buildings',
    'Farmhouse additions and porches',
    'Commercial shells on the edge of both cities',
    'Storm repairs: roofs, siding, soaked interiors',
  ],
  house: {
    heading: 'Between the rivers',
    points: [
      {
        title: 'Crown the pad',
        text: 'Build the site up and shape it like a road, with ditches on two sides, before the first form board is set.',
      },
      {
        title: 'Panels, not blankets',
        text: 'Thin roll insulation in a metal building sweats. Insulated panels keep the inside face at room temperature, so nothing condenses on it.',
      },
      {
        title: 'Room for the shop',
        text: 'Doors fourteen feet high, a wash-down floor, and a firewall between the welder and your bedroom.',
      },
    ],
  },
  work: {
    customHomes:
      'A wider clear span adds less to the cost than you might expect, and on acreage you have room to use it.',
    renovations:
      'We strip a metal building that drips in winter to its frame, one bay at a time, and re-clad it while you keep using it.',
    designConsulting:
      'We check floodplain, road frontage and electric service for a tract, then sketch where shop and house should go.',
  },
  figures: [
    {
      picture: '44-panel-lift',
      alt: 'Half-clad steel building with a crane lowering a panel onto its frame, two people holding the lines',
      caption: 'Panels going onto a shop frame. Rendering.',
    },
    {
      picture: '24-steel-yard',
      alt: 'Yard with stacked beams, channels, tubes and studs, sorted by section',
      caption: 'Steel for a shop and a house, from one yard. Rendering.',
    },
  ],
  meta: {
    title: 'Custom homes & remodeling in Brazos County, Texas',
    description:
      'Shop-and-house pairs, barns and farmhouse additions across Brazos County, on crowned pads between the Brazos and the Navasota.',
    sheet: 'C-122',
  },
};
