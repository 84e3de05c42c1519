import type { Area } from '#contract/site/records/area.ts';

export const area: Area = {
  name: 'Blanco',
  kind: 'town',
  county: 'Blanco',
  lat: 30.098,
  lon: -98.421,
  climateZone: '3A',
  elevation: 'about 1,300 ft',
  lede: 'A courthouse square, a clear river over white rock, and stone houses built from what was lying on the ground. In Blanco we mostly add to what is already good.',
  ground: 'White limestone ledges',
  subsoil: 'ledges',
  facts: [
    { label: 'Ground', value: 'Pale Glen Rose ledges; gravel and silt in the river terraces' },
    { label: 'Water', value: 'Blanco River through town; check the flood maps twice' },
    { label: 'Sky', value: 'Cooler winter nights than Austin; hail with spring storms' },
    { label: 'Old stock', value: 'Rubble-stone farmhouses, the 1880s courthouse, river cabins' },
  ],
  description: [
    'The river gave the town its name: it runs white over its own bed. The older farmhouses are built of the same stone, laid dry or in lime, with walls two feet thick that stay warm until midnight. They also trap moisture once they have been plastered with cement, so we take that off first.',
    'In the energy code Blanco County is one climate zone cooler than Austin. The difference shows in window and floor requirements more than in the walls, and it means a hard freeze or two each winter that will find an outdoor faucet. We insulate for August and detail for January.',
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
        text: 'We set the floor from the flood elevation, not from the grass, and put equipment on the uphill side.',
      },
      {
        title: 'Freeze-proof by layout',
        text: 'Water enters at one warm core. No pipe crosses a porch ceiling or an outside corner.',
      },
    ],
  },
  work: {
    customHomes:
      'Houses of modest size with thick stone ends and an open middle, after the pattern of the dog-trot cabin.',
    renovations:
      'Keep the farmhouse for bedrooms, and put the kitchen and living room in a glass-ended wing that doesn’t touch its gable.',
    designConsulting:
      'We test the mortar, find where the moisture comes from, and tell you what the building can take before you buy it.',
  },
  figures: [
    {
      picture: '46-wing-gable',
      alt: 'Dark metal wing with a glass gable beside the corner of an old stone farmhouse, people at a table between the two',
      caption: 'The table stands where the old walls stop and the new wing begins. Rendering.',
    },
    {
      picture: '50-flood-pins',
      alt: 'Low house with a long deck on top of a bank, copper pins down the slope in front of it',
      caption: 'The pins mark how high the river has come. The house starts above the last one. Rendering.',
    },
  ],
  meta: {
    title: 'Custom homes & remodeling in Blanco, Texas',
    description:
      'Stone farmhouses repaired and extended, river houses raised above the flood, small steel-frame homes in Blanco, one climate zone cooler than Austin.',
    sheet: 'C-107',
  },
};
