import type { Manufacturer } from '#contract/site/records/manufacturer.ts';

export const manufacturer: Manufacturer = {
  meta: {
    title: 'ICON 3D-printed homes: walls laid by a machine',
    description:
      'Printed wall systems by ICON of Austin: what a layered cement wall does well, what it needs from the plan, and how we finish a printed house in Central Texas.',
    sheet: 'M-105',
  },
  name: 'ICON',
  category: '3D-printed walls',
  partner: {
    order: 5,
    description:
      'An Austin company whose printers lay walls in beads of cement mix, one on top of another. A curve costs what a straight wall costs.',
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
  lead: 'A nozzle follows the plan and lays down a bead of cement mix. Layer by layer it becomes a wall, and the wall can curve wherever you like.',
  figure: {
    picture: '15-printed-house',
    alt: 'Low house with softly curved, horizontally ribbed walls, tall windows and a sweeping thin roof on slim posts, oaks behind',
    caption: 'Printed walls need shade like any wall, so a steel roof reaches well past them. Rendering.',
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
          'ICON started in Austin and printed its first houses there. We work before and after its machine. Before: the site, the foundation, and conduit that has to come up through the slab within an inch. After: the roof, the windows, the systems and every finish.',
        ],
        [
          'Printing is the shortest part, and preparation decides how it goes. A pipe in the wrong place can’t be nudged into a stud bay, because there is no stud bay. So we lay out these slabs with a ',
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
        caption: 'The end of the wall: bead on bead, tied every third course.',
      },
      benefits: [
        {
          title: 'Curves at no extra cost',
          description:
            'A machine follows an arc as easily as a line. Alcoves, rounded corners and walls that taper toward a view add minutes of printing, not days of carpentry.',
          icon: 'plan',
          color: 'copper',
        },
        {
          title: 'Mass that evens out the day',
          description:
            'Heavy walls warm up and cool down slowly. With insulation in their core, they soften the swing between noon and night.',
          icon: 'thermometer',
          color: 'section',
        },
        {
          title: 'Nothing for termites',
          description:
            'Termites can’t eat cement or steel, and neither one rots if a gutter overflows all season before you notice.',
          icon: 'bug',
          color: 'oak',
        },
        {
          title: 'Hard to burn',
          description:
            'A mineral wall adds no fuel. On the cedar slopes west of Austin, that can be reason enough.',
          icon: 'fire',
          color: 'copper',
        },
        {
          title: 'A clean lot',
          description:
            'The printer uses only what the wall needs. There are no cutoffs and no formwork to strip, so fewer dumpsters stand in your yard.',
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
        'Each print is engineered and permitted on its own. We bring in the structural engineer before the plan is final.',
      ],
    },
    {
      kind: 'applications',
      form: 'list',
      heading: 'Where we would print, and where we wouldn’t',
      applications: [
        {
          title: 'Yes: one floor, level ground',
          description: 'A single-story plan with room for the gantry on all sides.',
        },
        {
          title: 'Yes: several small buildings',
          description: 'A casita or a pool house next to the main house shares one setup.',
        },
        {
          title: 'No: steep ledges',
          description:
            'If trucks struggle to get there, so does a printer. We use a steel frame instead and carry it up in pieces.',
          serviceLink: '/services/custom-homes',
        },
      ],
    },
  ],
  work: { heading: 'A level lot and a steep one', projects: ['prairie-court', 'lake-pavilions'] },
  ask: {
    heading: 'Draw the curve. We’ll see if it prints.',
    text: 'A sketch on the back of the survey is a fine place to start.',
    action: 'Send a sketch',
    service: 'custom-home',
    secondary: { text: 'Back to all systems', href: '/manufacturer' },
  },
};
