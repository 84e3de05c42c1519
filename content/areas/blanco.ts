import type { Area } from '#contract/area.ts';

export const area: Area = {
  name: 'Blanco',
  kind: 'town',
  county: 'Blanco',
  lat: 30.098,
  lon: -98.421,
  climateZone: '3A',
  elevation: 'about 1,300 ft',
  lede: 'A courthouse square, a clear river over white rock, and stone houses built by people who had nothing else to build with. In Blanco we mostly add to what is already good.',
  ground: 'White limestone ledges',
  facts: [
    { label: 'Ground', value: 'Pale Glen Rose ledges; gravel and silt in the river terraces' },
    { label: 'Water', value: 'Blanco River through town; flood maps deserve a second look' },
    { label: 'Sky', value: 'Cooler winter nights than Austin; hail with spring storms' },
    { label: 'Old stock', value: 'Rubble-stone farmhouses, the 1880s courthouse, river cabins' },
  ],
  description: [
    'The river gave the town its name: it runs white over its own bed. The same stone, laid dry or in lime, makes the older farmhouses, and those walls are two feet thick and hold the afternoon until midnight. They also hold damp, if somebody plasters them with cement. We take that off first.',
    'Blanco County lies one climate zone cooler than Austin in the energy code. The difference shows in window and floor requirements more than in the walls, and it means a frost or two that will find an outside tap. We insulate for August and detail for January.',
  ],
  specialties: [
    'Stone farmhouses repaired with lime, extended in steel and glass',
    'River houses lifted above the mapped flood',
    'Barn conversions with a new frame inside the old one',
    'Small houses on ranch land',
    'Lavender-farm shops and workrooms',
  ],
  house: {
    heading: 'Old walls, new wing',
    points: [
      {
        title: 'Let stone breathe',
        text: 'Lime mortar outside, open-pored plaster inside, and a gap where the new roof meets the old wall.',
      },
      {
        title: 'Know the high mark',
        text: 'We level from the flood elevation, not from the grass, and put equipment on the upper side of the house.',
      },
      {
        title: 'Freeze-proof by layout',
        text: 'Water enters at one warm core. No pipe crosses a porch ceiling or an outside corner.',
      },
    ],
  },
  work: {
    customHomes:
      'Houses of modest size with thick sheltering ends and one open middle, after the pattern of the dog-run cabin.',
    renovations:
      'Keep the farmhouse for bedrooms and put kitchen and living into a glazed wing that does not touch its gable.',
    designConsulting:
      'We test the mortar, find the springs of damp, and say what the building can bear before you buy it.',
  },
  figures: [
    {
      picture: '10-barn-renovation',
      alt: 'Stone farmhouse with a lower wing of steel and glass beside it',
      caption: 'Old house, new wing, one court between them. Model, 1:100.',
    },
    {
      picture: '03-envelope-cut',
      alt: 'Wall and roof of a steel house pulled apart into cladding, panel, insulation, frame and lining',
      caption: 'How the new wing is layered. Model, 1:20.',
    },
  ],
  meta: {
    title: 'Custom homes & remodeling in Blanco, Texas',
    description:
      'Stone farmhouses repaired and extended, river houses raised above the flood, small steel-frame homes in Blanco, one climate zone cooler than Austin.',
    sheet: 'C-107',
  },
};
