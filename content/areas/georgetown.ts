import type { Area } from '#contract/site/records/area.ts';

export const area: Area = {
  name: 'Georgetown',
  kind: 'town',
  county: 'Williamson',
  lat: 30.633,
  lon: -97.677,
  climateZone: '2A',
  elevation: 'about 750 ft',
  lede: 'Two forks of the San Gabriel meet below a courthouse square that has kept its cornices. Georgetown asks a new building to fit its street, and then lets it be new.',
  ground: 'Limestone with caves in it and clay to the east',
  subsoil: 'karst',
  facts: [
    { label: 'Ground', value: 'Edwards limestone, cavernous in places; Blackland soils past I-35' },
    { label: 'Water', value: 'North and South San Gabriel, Lake Georgetown, springs with rare salamanders' },
    { label: 'Below', value: 'Inner Space Cavern, found in 1963 by a highway drilling crew' },
    { label: 'Review', value: 'Design review in the historic districts around the square' },
  ],
  description: [
    'When the state drilled test holes for the interstate in 1963 the bit fell into a cave. The ground here is good where it’s solid. We look for sinkholes and soft drilling, keep storm water out of recharge features, and read the geologist’s list of exceptions first.',
    'Near the square the street decides: a porch at the right height, windows taller than wide, a gable that faces where the neighbors’ do. A house can do all that and still have a steel frame or printed walls. Farther out, at Sun City and beyond, the request is usually one floor, no steps, and a garage that can be a workshop.',
  ],
  specialties: [
    'Houses with 3D-printed walls under a steel roof',
    'One-floor homes without a step from car to bed',
    'Porch and facade work for historic review',
    'Additions behind Victorian and craftsman houses in Old Town',
    'Workshops and hobby barns',
  ],
  house: {
    heading: 'Street above, caves below',
    points: [
      {
        title: 'No water in the cave',
        text: 'Recharge features get a buffer; roof drains and septic lines stay out of it, as the rules for the aquifer ask.',
      },
      {
        title: 'Street face, garden face',
        text: 'The street side is calm, for the review and for the neighbors. The glass, the pool and the wide doors are at the back.',
      },
      {
        title: 'Flush floors',
        text: 'Recessed slabs at showers and sliders, settled before the pour, because you can’t add them later.',
      },
    ],
  },
  work: {
    customHomes:
      'If you are downsizing, we draw wide doors and a guest suite that a caregiver can use one day.',
    renovations:
      'In Old Town the front rooms are repaired and the back of the house, often the third addition, is replaced.',
    designConsulting:
      'We prepare the historic review packet: photos, elevations, material samples and one clear paragraph.',
  },
  figures: [
    {
      picture: '15-printed-house',
      alt: 'Curved house with layered printed walls beneath a flat steel roof',
      caption: 'Printed walls, and a roof on its own posts. Rendering.',
    },
    {
      picture: '33-piers-and-slab',
      alt: 'Layers of limestone in section, with piers drilled down from a slab and a drill rig at its edge',
      caption: 'Every pier is probed, because one of them may find a cave. Rendering.',
    },
  ],
  meta: {
    title: 'Custom homes & remodeling in Georgetown, Texas',
    description:
      'Step-free homes, printed walls and Old Town additions in Georgetown, where the San Gabriel forks and the limestone has caves in it.',
    sheet: 'C-114',
  },
};
