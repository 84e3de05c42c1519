import type { Area } from '#contract/site/records/area.ts';

export const area: Area = {
  name: 'Bryan',
  kind: 'town',
  county: 'Brazos',
  lat: 30.674,
  lon: -96.37,
  climateZone: '2A',
  elevation: 'about 370 ft',
  headquarters: 'in',
  lede: 'Our studio is here, a short walk from the brick storefronts of Main Street. If you live in Bryan, you can stop by and see your house drawn to scale before there is a slab.',
  ground: 'Sandy loam over claypan',
  subsoil: 'claypan',
  facts: [
    { label: 'Ground', value: 'Thin sandy loam over a dense claypan; heavy red clay in the Brazos bottom' },
    { label: 'Water', value: 'Brazos River to the west, Carters and Turkey creeks through town' },
    { label: 'Sky', value: 'Gulf moisture most of the year, hail in spring, tropical rain in late summer' },
    { label: 'Old stock', value: 'Brick commercial fronts downtown, frame houses on the east side' },
  ],
  description: [
    'Bryan grew along the railroad, and its oldest streets still show it: party walls of soft brick, deep lots, alleys behind. Around them lie bungalows on blocks, postwar slabs and, farther out, post oak pasture that is turning into acre lots.',
    'Most calls we get from our own town start with a crack. Here the topsoil drains and the layer below does not, so water sits on the claypan all winter and is gone by July. We fix the water before the crack: gutters, grades, a drain on the uphill side. Then we repair the wall.',
  ],
  specialties: [
    'Downtown storefronts with new structure inside old brick',
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
        title: 'Dry the air separately',
        text: 'Many nights here are mild and wet, and the air conditioner alone won’t start. A separate dehumidifier keeps the house at a steady humidity.',
      },
      {
        title: 'Frame for the storm',
        text: 'Rigid frames resist the wind without rows of straps, and the panels are fastened to the girts at the spacing our engineer sets.',
      },
    ],
  },
  work: {
    customHomes:
      'Your site is minutes from our desks. Come by while we detail the frame, and bring your questions.',
    renovations:
      'We have opened enough walls on the east side to know what 1930s framing hides, and we put that in the price from the start.',
    designConsulting:
      'Bring a survey or just a street address to the studio, and we’ll sketch on it while you sit with us.',
  },
  figures: [
    {
      picture: '35-studio-table',
      alt: 'Studio with a long trestle table, three site designs on it, drawings pinned up, a north window',
      caption: 'The long table in our studio, where you see your house first. Rendering.',
    },
    {
      picture: '28-town-block',
      alt: 'Main street of stone storefronts with one new steel and glass building in the gap, trees along the walk',
      caption: 'A new frame between two old brick walls, on footings of its own. Rendering.',
    },
  ],
  meta: {
    title: 'Design-build headquarters in Bryan, Texas',
    description:
      'Our studio is in Bryan. Custom homes, downtown storefronts and careful repairs on claypan soil, drawn and built by a crew ten minutes away.',
    sheet: 'C-102',
  },
};
