import type { Area } from '#contract/site/records/area.ts';

export const area: Area = {
  name: 'Bee Cave',
  kind: 'town',
  county: 'Travis',
  lat: 30.308,
  lon: -97.945,
  climateZone: '2A',
  lede: 'Bee Cave sits where State Highway 71 meets RM 620, on ledges that step down to Barton and Little Barton creeks. Lots here come with a view, a slope and a rock saw.',
  ground: 'Thin soil over Glen Rose limestone',
  subsoil: 'ledges',
  facts: [
    { label: 'Ground', value: 'Alternating hard and soft beds of Glen Rose limestone, often bare' },
    { label: 'Water', value: 'Little Barton Creek, Barton Creek; Lake Travis to the north' },
    { label: 'Sky', value: 'Wind on the ridges, hard afternoon sun on west-facing slopes' },
    { label: 'Rules', value: 'Water-quality limits on paving and roof area' },
  ],
  description: [
    'The hills around Bee Cave are built like stairs. Hard limestone beds are the treads, soft marl the risers, and each tread is a natural place for a house. We map those beds before we draw, because a floor level that agrees with a ledge saves weeks of hammering.',
    'Whatever rain lands on your roof ends up in the creeks that feed Barton Springs, so the amount of hard surface you may build is limited, and a rain garden is as much a part of the plan as the kitchen. Terraces built from the stone we dig out do two jobs: they hold the slope and slow the water.',
  ],
  specialties: [
    'Hillside houses that step with the rock',
    'Terraces, pools and retaining walls in site stone',
    'View walls of glass, shaded from the west',
    'Outdoor kitchens under steel pergolas',
    'Whole-house remodels in Lake Pointe, Falconhead and Spanish Oaks',
    'Rain gardens and detention designed with the house',
  ],
  house: {
    heading: 'Building on a staircase',
    points: [
      {
        title: 'Follow the bed',
        text: 'Each wing takes the level of its own ledge. Three short runs of steps cost less than one tall wall.',
      },
      {
        title: 'Shade the view',
        text: 'From many lots the lake is to the northwest, and so is the evening sun. A porch eight to twelve feet deep lets you have both.',
      },
      {
        title: 'Count the paving',
        text: 'Keep the drive narrow, use gravel grid for parking courts, and turn the garage so its apron is short.',
      },
    ],
  },
  work: {
    customHomes:
      'Steel columns on small footings touch a steep lot at a few points and leave the rest of the hill alone.',
    renovations:
      'Stucco houses from around 2000 often need new windows and flashing before they need a new kitchen. We look at both.',
    designConsulting:
      'One morning on the lot with a level and a compass tells you which ledge the house belongs on.',
  },
  figures: [
    {
      picture: '07-courtyard-dusk',
      alt: 'Pool terrace paved in stone, a long glazed room behind it lit at dusk',
      caption: 'Terrace, pool and great room on one level. Rendering.',
    },
    {
      picture: '21-deck-outdoor-kitchen',
      alt: 'Outdoor kitchen with a stone oven under a steel pergola',
      caption: 'An outdoor kitchen with its back to the wind. Rendering.',
    },
  ],
  meta: {
    title: 'Custom homes & remodeling in Bee Cave, Texas',
    description:
      'Hillside homes, terraces and remodels in Bee Cave, set on Glen Rose limestone ledges and drawn within the limits that protect Barton Creek.',
    sheet: 'C-104',
  },
};
