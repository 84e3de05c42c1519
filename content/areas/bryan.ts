import type { Area } from '#contract/area.ts';

export const area: Area = {
  name: 'Bryan',
  kind: 'town',
  county: 'Brazos',
  lat: 30.674,
  lon: -96.37,
  climateZone: '2A',
  elevation: 'about 370 ft',
  headquarters: 'in',
  lede: 'Our studio and our drawing tables are here, a short walk from the brick fronts of Main Street. If you live in Bryan you can see your house as a model before you see it as a slab.',
  ground: 'Sandy loam over claypan',
  facts: [
    { label: 'Ground', value: 'Thin sandy loam over a dense claypan; heavy red clay in the Brazos bottom' },
    { label: 'Water', value: 'Brazos River to the west, Carters and Turkey creeks through town' },
    { label: 'Sky', value: 'Gulf moisture most of the year, hail in spring, tropical rain in late summer' },
    { label: 'Old stock', value: 'Brick commercial fronts downtown, frame houses on the east side' },
  ],
  description: [
    'Bryan grew along the railroad, and its oldest streets still show it: party walls of soft brick, deep lots, alleys behind. Around them lie bungalows on blocks, postwar slabs and, farther out, post oak pasture that is turning into acre lots.',
    'Most calls we get from home start with a crack. Here the topsoil drains and the layer below does not, so water sits on the claypan all winter and leaves it in July. We fix the water before the crack: gutters, grades, a drain on the uphill side. Then we touch the plaster.',
  ],
  specialties: [
    'Downtown storefronts brought back into use, with new structure inside old brick',
    'Frame houses re-leveled, rewired and insulated from the outside',
    'New steel-frame homes on post oak acreage',
    'Shops, barns and workspaces with real insulation',
    'Repairs and small jobs by our own handyman crew',
  ],
  house: {
    heading: 'What our own ground taught us',
    points: [
      {
        title: 'Keep the claypan even',
        text: 'Roof water goes to a pipe and away from the slab edge, so the clay underneath stays at one moisture all year.',
      },
      {
        title: 'Dry the air apart',
        text: 'On many nights here it is mild and wet, and a cooling unit alone will not start. A dehumidifier of its own holds the house at a steady level.',
      },
      {
        title: 'Frame for the storm',
        text: 'Portal frames take wind at the corners without a forest of straps, and the panels outside are fixed with through-bolts.',
      },
    ],
  },
  work: {
    customHomes:
      'Your site is minutes from our desks. Come by while the frame is being detailed and bring your questions.',
    renovations:
      'We have opened enough walls on the east side to know what 1930s framing hides, and we price that knowledge in at the start.',
    designConsulting:
      'Bring a survey or only a street address to the studio; we lay tracing paper over it while you sit with us.',
  },
  figures: [
    {
      picture: '28-town-block',
      alt: 'Model of a stone main street with one new steel-and-glass building between the old fronts',
      caption: 'A new front among old ones on Main Street. Model, 1:200.',
    },
    {
      picture: '16-layout-robot',
      alt: 'Small robot drawing a floor plan on a concrete slab between bare columns',
      caption: 'Walls marked on the slab by machine, checked by us. Model, 1:10.',
    },
  ],
  meta: {
    title: 'Design-build headquarters in Bryan, Texas',
    description:
      'Our studio is in Bryan. Custom homes, downtown storefronts and careful repairs on claypan soil, drawn and built by people who live ten minutes away.',
    sheet: 'C-102',
  },
};
