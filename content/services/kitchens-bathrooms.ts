import type { Service } from '#contract/service.ts';

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
      'The two rooms with the most pipes, wires and steam, taken back to the frame, put right, and then made beautiful.',
    features: [
      'Load paths checked before a wall goes',
      'Cabinets drawn to the room, not to the catalog',
      'Range hoods with make-up air',
      'Showers tested for leaks before tile',
      'Stone templated after the cabinets stand',
      'Ventilation that runs by humidity',
    ],
    figure: {
      picture: '06-bath',
      alt: 'Bathroom with a free-standing tub at a courtyard window, stone wall and steel shower screen',
      caption: 'Bath at a courtyard, model 1:25.',
    },
  },
  heading: 'Kitchens and baths, from the frame out',
  lead: 'What you touch every day is the last inch. The nine inches behind it decide whether it stays flat, dry and quiet, so that is where we begin.',
  figure: {
    picture: '05-kitchen',
    alt: 'Kitchen with basswood fronts, a long stone island and a steel hood',
    caption: 'Kitchen, model 1:25. Island in one slab, hood ducted through the roof.',
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
            'Custom cabinets on level plinths',
            'Stone, steel or wood counters, templated on site',
            'Island with power, water and room to pass',
            'Hood with make-up air and a short, straight duct',
            'Task, table and night lighting on separate switches',
            'Pantry and scullery storage',
          ],
          figure: {
            picture: '20-stone-steel-entry',
            alt: 'Stone and blackened steel meeting in a clean corner',
            caption: 'Counter stone from the same quarry as the wall, detail 1:20.',
          },
        },
        {
          title: 'Bathroom',
          items: [
            'Curbless showers with a tested pan',
            'Free-standing tubs on a floor that carries them',
            'Heated floors over an insulated slab',
            'Grab-bar backing in every wall, wanted or not yet',
            'Exhaust that follows humidity',
            'Vanities with drawers around the trap',
            'Windows placed for light and privacy both',
          ],
          figure: {
            picture: '06-bath',
            alt: 'Tub at a window onto a walled courtyard',
            caption: 'The window sits at shoulder height of someone in the tub.',
          },
        },
      ],
    },
    {
      kind: 'process',
      heading: 'Five steps, one kitchen out of use as briefly as we can',
      steps: [
        {
          title: 'Measure and listen',
          text: 'How you cook, who bathes when, what never had a place. We draw the room as it is.',
        },
        {
          title: 'Layout and look',
          text: 'Two layouts at full scale, taped on your floor. Materials in your hand, in your light.',
        },
        {
          title: 'Order',
          text: 'Cabinets, stone, fittings and appliances arrive before anything is torn out.',
        },
        {
          title: 'Build',
          text: 'Demolition, rough-in, inspection, cabinets, stone, tile. A temporary kitchen stands next door.',
        },
        {
          title: 'Hand over',
          text: 'Drawers aligned, sealants cured, care sheet for each surface, a return visit after three months.',
        },
      ],
    },
    {
      kind: 'gallery',
      heading: 'Rooms and details',
      figures: [
        {
          picture: '04-great-room',
          alt: 'Kitchen end of a double-height room under steel frames',
          caption: 'Kitchen as the low end of a high room, section model 1:50.',
        },
        {
          picture: '19-stair-detail',
          alt: 'Steel stair and wooden treads against stone',
          caption: 'Same steel, same oil finish, stair and kitchen shelves.',
        },
        {
          picture: '21-deck-outdoor-kitchen',
          alt: 'Outdoor kitchen with a stone oven under a steel pergola',
          caption: 'The second kitchen, outside, model 1:50.',
        },
      ],
    },
  ],
  ask: {
    heading: 'Which drawer annoys you every morning?',
    secondary: { text: 'View our work', href: '/projects' },
  },
};
