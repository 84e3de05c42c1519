import type { Area } from '#contract/area.ts';

export const area: Area = {
  name: 'Georgetown',
  kind: 'town',
  county: 'Williamson',
  lat: 30.633,
  lon: -97.677,
  climateZone: '2A',
  elevation: 'about 750 ft',
  lede: 'Two forks of the San Gabriel meet below a courthouse square that has kept its cornices. Georgetown asks a new building to be well mannered, and then lets it be new.',
  ground: 'Limestone with caves, clay east',
  facts: [
    { label: 'Ground', value: 'Edwards limestone, cavernous in places; Blackland soils past I-35' },
    { label: 'Water', value: 'North and South San Gabriel, Lake Georgetown, springs with rare salamanders' },
    { label: 'Below', value: 'Inner Space Cavern, found in 1963 by a highway drilling crew' },
    { label: 'Review', value: 'Design review in the historic districts around the square' },
  ],
  description: [
    'When the state drilled test holes for the interstate in 1963 the bit fell into a cave. That is Georgetown in one story: the ground is good, and not always there. We look for sinks and soft drilling, keep storm water out of recharge features, and read the geologist’s report from the back, where the exceptions are.',
    'Near the square the question is the street. A porch at the right height, a window taller than wide, a roof that turns its gable where its neighbors do. None of that stops a house from having steel inside it or walls that were printed. Farther out, at Sun City and beyond, the wish is usually one floor, no steps, and a garage that can become a workshop.',
  ],
  specialties: [
    'Houses with 3D-printed walls under a steel roof',
    'One-floor homes without a step from car to bed',
    'Porch and facade work for historic review',
    'Additions behind Victorian and craftsman houses in Old Town',
    'Workshops and hobby barns',
  ],
  house: {
    heading: 'Manners above, caves below',
    points: [
      {
        title: 'No water in the cave',
        text: 'Recharge features get a buffer; roof drains and septic lines stay out of it, as the rules for the aquifer ask.',
      },
      {
        title: 'Street face, garden face',
        text: 'What the commission sees is calm. The glass, the pool and the long opening are on the other side.',
      },
      {
        title: 'Flush floors',
        text: 'Recessed slabs at showers and sliders, decided before the pour, because they cannot be added later.',
      },
    ],
  },
  work: {
    customHomes:
      'For downsizers we draw plans with wide doors and a guest suite that can house help one day.',
    renovations:
      'In Old Town the front rooms are repaired and the back of the house, often the third addition, is replaced.',
    designConsulting:
      'We prepare the historic review packet: photographs, elevations, material samples and one clear paragraph.',
  },
  figures: [
    {
      picture: '15-printed-house',
      alt: 'Curved house with layered printed walls beneath a flat steel roof',
      caption: 'Printed walls, roof on its own posts. Model, 1:50.',
    },
    {
      picture: '30-entry-portrait',
      alt: 'Pivot door between stone and glass, a visitor at the threshold',
      caption: 'An entry level with the walk. Model, 1:20.',
    },
  ],
  meta: {
    title: 'Custom homes & remodeling in Georgetown, Texas',
    description:
      'Step-free homes, printed walls and Old Town additions in Georgetown, where the San Gabriel forks and the limestone has caves in it.',
    sheet: 'C-114',
  },
};
