import type { Manufacturer } from '#contract/manufacturer.ts';

export const manufacturer: Manufacturer = {
  meta: {
    title: 'ICON 3D-printed homes: walls laid by a machine',
    description:
      'Printed wall systems by ICON of Austin: what a layered cement wall does well, what it asks of the plan, and how we finish a printed house in Central Texas.',
    sheet: 'M-105',
  },
  name: 'ICON',
  category: '3D-printed walls',
  partner: {
    order: 5,
    description:
      'An Austin company whose printers lay walls in beads of cement mix, one on the other. Curves cost what straight lines cost.',
    features: [
      'Walls printed on your slab',
      'Curves without formwork',
      'Mineral, so nothing to rot',
      'Little waste on site',
    ],
    figure: {
      drawing: 'printed-wall',
      alt: 'End of a printed wall: two stacks of cement beads with insulation and ties between, a nozzle above laying the next bead',
      caption: 'Two shells, ties and insulation between, and the nozzle above.',
    },
  },
  heading: 'ICON printed homes',
  lead: 'A nozzle travels along the plan and leaves a bead of cement mix behind it. Layer upon layer there is a wall, and it may bend wherever you like.',
  figure: {
    picture: '15-printed-house',
    alt: 'Low house with softly curved, horizontally ribbed walls, tall windows and a sweeping thin roof on slim posts, oaks behind',
    caption:
      'Printed walls need shade as any wall does: a steel roof stands well clear of them. Model, 1:75.',
    crop: 'wide',
  },
  opening: 'turned',
  actions: [
    { text: 'Ask if your plan can be printed', href: '/contact?service=custom-home' },
    { text: 'Manufacturers', href: '/manufacturer' },
  ],
  website: 'https://www.iconbuild.com',
  sections: [
    {
      kind: 'copy',
      heading: 'Slab, printer, roof',
      paragraphs: [
        [
          'ICON started in Austin and has printed houses from there outward. We take part before and after its machine: the ground, the foundation, the conduit that must stick up in the right inch of slab; later the roof, the windows, the systems and everything you touch.',
        ],
        [
          'The print itself is the shortest chapter. Preparation decides it. A pipe in the wrong place can’t be nudged into a stud bay, since there is no stud bay, so we lay out such slabs with a ',
          { text: 'robot', href: '/manufacturers/dusty-robotics' },
          ' and check them twice.',
        ],
      ],
    },
    {
      kind: 'benefits',
      form: 'ledger',
      heading: 'What printing is good at',
      figure: {
        drawing: 'printed-wall',
        alt: 'Printed wall cut at its end, two shells of stacked beads tied together, the wall curving away behind',
        caption: 'The wall at its end: bead on bead, tied every third course.',
      },
      benefits: [
        {
          title: 'Shape is free',
          description:
            'A machine follows an arc as readily as a line. Alcoves, rounded corners and walls that taper toward a view add minutes, not carpenters.',
          icon: 'plan',
          color: 'copper',
        },
        {
          title: 'Mass that steadies a room',
          description:
            'Heavy walls warm up slowly and cool down slowly. With insulation in their core they take the edge off the swing between noon and night.',
          icon: 'thermometer',
          color: 'section',
        },
        {
          title: 'Nothing for termites',
          description:
            'Cement and steel hold no food. Nor do they rot, should a gutter overflow onto them for a season before anybody notices.',
          icon: 'bug',
          color: 'oak',
        },
        {
          title: 'Hard to burn',
          description:
            'A mineral wall adds no fuel. On the cedar-covered slopes west of town that is a reason by itself.',
          icon: 'fire',
          color: 'copper',
        },
        {
          title: 'A clean lot',
          description:
            'The printer uses what the wall needs. No cut-offs, no formwork to strip, one dumpster where a framed house fills several.',
          icon: 'gauge',
          color: 'section',
        },
      ],
    },
    {
      kind: 'specifications',
      form: 'list',
      heading: 'How a printed wall is made up',
      specifications: [
        { label: 'Material', value: 'cement-based mix, extruded in beads' },
        { label: 'Build-up', value: 'two printed shells with a cavity between' },
        { label: 'Cavity', value: 'reinforcement and insulation' },
        { label: 'Surface', value: 'ribbed as printed, or plastered' },
        { label: 'Foundation', value: 'slab on grade, engineered for the lot' },
        { label: 'Roof', value: 'steel or timber, by us' },
      ],
      note: [
        'Each print is engineered and permitted on its own. We bring the structural engineer in before the plan is fixed.',
      ],
    },
    {
      kind: 'applications',
      form: 'list',
      heading: 'Where we would print, and where not',
      applications: [
        {
          title: 'Yes: one floor, level ground',
          description: 'A single-story plan with room for the gantry on all sides.',
        },
        {
          title: 'Yes: several small buildings',
          description: 'Casitas or a pool house beside the main one share a single set-up.',
        },
        {
          title: 'No: steep ledges',
          description:
            'Where trucks struggle, so does a printer. There we go back to a steel frame and carry it up in pieces.',
          serviceLink: '/services/custom-homes',
        },
      ],
    },
  ],
  ask: {
    heading: 'Draw the curve. We’ll see if it prints.',
    text: 'A sketch on the back of the survey is a fine place to start.',
    action: 'Send a sketch',
    service: 'custom-home',
    secondary: { text: 'Back to all systems', href: '/manufacturer' },
  },
};
