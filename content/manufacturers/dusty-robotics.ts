import type { Manufacturer } from '#contract/site/records/manufacturer.ts';

export const manufacturer: Manufacturer = {
  meta: {
    title: 'Dusty Robotics layout: the plan, printed on the slab',
    description:
      'A layout robot draws walls, doors and pipes on the slab to 1/16 inch and takes 80% less time than chalk lines. How we use it, with a before and after.',
    sheet: 'M-106',
  },
  name: 'Dusty Robotics',
  category: 'Robotic layout',
  partner: {
    order: 6,
    description:
      'A small robot that drives across a bare slab and prints the floor plan on it at full size, straight from the coordinated model.',
    features: [
      '1/16 inch accuracy',
      '80% less layout time',
      'All trades on one drawing',
      'Changes reprinted, not re-measured',
    ],
    figure: {
      drawing: 'printed-plan',
      alt: 'Floor plan half printed in copper lines on a slab, a robot at the end of one wall, a station sighting it across the floor',
      caption: 'Half the plan in ink, half still to come.',
    },
  },
  heading: 'The plan, at full size, on the floor',
  lead: 'Before a wall goes up, a robot from Dusty Robotics drives across the slab and prints the plan on it: every wall, door swing, drain and bolt. You can walk through your house while it’s still ink.',
  figure: {
    picture: '16-layout-robot',
    alt: 'Four-wheeled robot with a mast printing wall lines and a door arc on a gray slab, a tripod tracker beside a steel column',
    caption: 'The tracker on the tripod tells the robot where it is. Rendering.',
  },
  opening: 'keyed',
  key: [
    { label: 'Accuracy', value: '1/16 inch' },
    { label: 'Layout time', value: '80% less' },
    { label: 'Source', value: 'the coordinated model' },
  ],
  actions: [{ text: 'Start a project', href: '/contact?service=consulting' }],
  website: 'https://www.dustyrobotics.com',
  sections: [
    {
      kind: 'comparison',
      heading: 'Chalk line or ink',
      lead: 'The same floor, laid out two ways.',
      before: 'By hand',
      after: 'By robot',
      rows: [
        {
          measure: 'Who draws',
          before: 'two people with tape and chalk',
          after: 'one operator and the robot',
        },
        { measure: 'Time on the slab', before: 'as long as tape and chalk take', after: '80% less' },
        { measure: 'Accuracy', before: 'errors add up from wall to wall', after: '1/16 inch everywhere' },
        { measure: 'What is drawn', before: 'walls, mostly', after: 'walls, doors, pipes, bolts, names' },
        { measure: 'A late change', before: 'measured again', after: 'printed again' },
        { measure: 'After rain', before: 'chalk is gone', after: 'ink is still there' },
      ],
    },
    {
      kind: 'benefits',
      form: 'pairs',
      heading: 'Why we care about a line on concrete',
      benefits: [
        {
          title: 'Mistakes surface early',
          description:
            'When a duct and a beam land in the same spot, you see it on the floor. Moving a line costs nothing. Moving a beam costs plenty.',
          icon: 'plan',
          color: 'copper',
        },
        {
          title: 'Steel meets its bolts',
          description:
            'A frame is drilled in a shop miles away. The robot marks each column on the slab, so a bolt that is off shows up before the steel does.',
          icon: 'frame',
          color: 'section',
        },
        {
          title: 'Trades read one drawing',
          description:
            'Plumber, framer and electrician find their marks on the same floor at the same time. Everyone works from the current sheet.',
          icon: 'pencil',
          color: 'section',
        },
        {
          title: 'You can stand in it',
          description:
            'Bring the family. Stand at a printed door, sit where the sofa goes, look out where the window will be. It’s the last cheap day to move a wall.',
          icon: 'gauge',
          color: 'oak',
        },
      ],
    },
    {
      kind: 'specifications',
      form: 'list',
      heading: 'In numbers and plain words',
      specifications: [
        { label: 'Printing accuracy', value: '1/16 inch' },
        { label: 'Layout time', value: '80% less than by hand' },
        { label: 'Reads', value: 'the digital model shared by all trades' },
        { label: 'Knows where it is by', value: 'a tracking station on the slab' },
        { label: 'Marks', value: 'lines, symbols and text in ink' },
        { label: 'Needs', value: 'a swept, fairly dry floor' },
      ],
      figure: {
        drawing: 'printed-plan',
        alt: 'Plan of a slab with six steel columns: walls and a door in copper ink on the left, dashed on the right where the robot has not been',
        caption: 'Copper lines are printed, dashed lines come next. The station at right tracks the robot.',
      },
    },
  ],
  work: { heading: 'Two plans with no slack', projects: ['college-station-office', 'main-street-bryan'] },
  ask: {
    heading: 'Walk your plan before the walls go up.',
    text: 'We offer the printed walk-through on every house with a slab.',
    action: 'Ask us about layout',
    service: 'consulting',
  },
};
