import type { Service } from '#contract/site/records/service.ts';

export const service: Service = {
  meta: {
    title: 'Kitchen and bathroom remodeling in Central Texas',
    description:
      'Kitchens and baths taken back to the frame: moved walls, quiet exhaust, dry showers and stone that fits. Austin, the Hill Country, Bryan and College Station.',
    sheet: 'S-103',
  },
  name: 'Kitchens and baths',
  overview: {
    order: 3,
    title: 'Interior Renovations',
    description:
      'The two rooms with the most pipes, wires and steam, taken back to the frame, repaired and finished by hand.',
    features: [
      'Load paths checked before a wall comes out',
      'Cabinets drawn for the room, not from a catalog',
      'Range hoods with makeup air',
      'Showers tested for leaks before tile',
      'Stone templated after the cabinets are in',
      'Ventilation that runs by humidity',
    ],
    figure: {
      picture: '06-bath',
      alt: 'Bathroom with a free-standing tub at a courtyard window, stone wall and steel shower screen',
      caption: 'A bath that looks out on a courtyard. Rendering.',
    },
  },
  heading: 'Kitchens and baths, from the frame out',
  lead: 'What you touch every day is the last inch of the wall. The inches behind it decide whether it stays flat, dry and quiet, so we start there.',
  figure: {
    picture: '05-kitchen',
    alt: 'Kitchen with pale wood fronts, a long stone island and a steel hood',
    caption: 'The island is one slab, and the hood vents outdoors. Rendering.',
  },
  prefill: 'remodel',
  serviceType: 'Kitchen and bathroom remodeling',
  sections: [
    {
      kind: 'lists',
      heading: 'What goes into each',
      lists: [
        {
          title: 'Kitchen',
          items: [
            'Walls opened, with a beam where one is needed',
            'Custom cabinets on level bases',
            'Stone, steel or wood counters, templated on site',
            'Island with power, water and room to walk past',
            'Hood with makeup air and a short, straight duct',
            'Task, table and night lighting on separate switches',
            'Pantry and scullery storage',
          ],
          figure: {
            picture: '34-material-board',
            alt: 'Samples laid out on a pale table: limestone, cypress, oak, standing seam, steel angle, plaster chips and a drawing with a plumb bob',
            caption: 'Samples for one kitchen, in daylight. Rendering.',
          },
        },
        {
          title: 'Bathroom',
          items: [
            'Curbless showers with a tested pan',
            'Free-standing tubs on a floor that carries them',
            'Heated floors over an insulated slab',
            'Blocking for grab bars in every wall, for now or later',
            'Exhaust fan that follows the humidity',
            'Vanities with drawers around the trap',
            'Windows placed for both light and privacy',
          ],
          figure: {
            picture: '06-bath',
            alt: 'Tub at a window onto a walled courtyard',
            caption: 'The window is at shoulder height when you sit in the tub. Rendering.',
          },
        },
      ],
    },
    {
      kind: 'process',
      heading: 'Five steps, and no demolition before delivery',
      steps: [
        {
          title: 'Measure and listen',
          text: 'We ask how you cook, who showers when and what never had a place, and draw the room as it is.',
        },
        {
          title: 'Layout and look',
          text: 'We tape two layouts on your floor at full size, and you see the materials in your own light.',
        },
        {
          title: 'Order',
          text: 'Cabinets, stone, fittings and appliances arrive before anything is torn out.',
        },
        {
          title: 'Build',
          text: 'Demolition, rough-in, inspection, cabinets, stone, tile. We set up a temporary kitchen in the next room.',
        },
        {
          title: 'Walkthrough',
          text: 'Drawers aligned, sealant cured, a care sheet for each surface, and a return visit after three months.',
        },
      ],
    },
    {
      kind: 'gallery',
      heading: 'Rooms and details',
      figures: [
        {
          picture: '43-great-room-evening',
          alt: 'Long room in the evening, cut open: kitchen with a stone island at the left, a table set for ten, a fire at the right',
          caption: 'Kitchen, table and fire in one room. Rendering.',
        },
        {
          picture: '19-stair-detail',
          alt: 'Steel stair with oak treads along a stone wall',
          caption: 'Stair treads with the same oil finish as the kitchen shelves. Rendering.',
        },
        {
          picture: '21-deck-outdoor-kitchen',
          alt: 'Outdoor kitchen with a stone oven under a steel pergola',
          caption: 'A second kitchen, outside. Rendering.',
        },
      ],
    },
  ],
  work: {
    heading: 'The houses around these kitchens',
    projects: ['courtyard-rooms', 'post-oak-house'],
  },
  ask: {
    heading: 'Which drawer annoys you every morning?',
    secondary: { text: 'View our work', href: '/projects' },
  },
};
