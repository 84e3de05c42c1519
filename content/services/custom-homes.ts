import type { Service } from '#contract/service.ts';

export const service: Service = {
  meta: {
    title: 'Steel-frame custom homes in the Hill Country',
    description:
      'Custom homes on a steel frame with continuous insulation, designed and built under one contract in the Texas Hill Country, Austin and Bryan.',
    sheet: 'S-101',
  },
  name: 'Custom homes',
  overview: {
    order: 1,
    title: 'Residential Architecture',
    description:
      'Houses drawn for one site and one family, carried by a steel frame and wrapped in insulation that nothing interrupts.',
    features: [
      'Site walk and feasibility before a line is drawn',
      'Steel portal frames engineered for each plan',
      'R-30 continuous wall insulation',
      'Airtightness tested to 1.0 ACH50 or less',
      'Heat pumps sized by room, not by rule of thumb',
      'One contract for design, permits and building',
    ],
    figure: {
      picture: '04-great-room',
      alt: 'Section through a double-height room: steel frames, a glass gable, a stone fireplace and a mezzanine',
      caption: 'Great room of the ridge house, section model 1:50.',
    },
  },
  heading: 'Custom homes that hold still',
  lead: 'Clay swells, limestone shelves, and August does not let up. We put a steel frame on footings that know the ground, then insulate outside of it, so the house you move into is the house you still have in thirty years.',
  figure: {
    picture: '07-courtyard-dusk',
    alt: 'Terrace and pool of a stone and steel house at dusk, every room lit from inside',
    caption: 'Courtyard side of the ridge house, model 1:100, Dripping Springs.',
  },
  prefill: 'custom-home',
  serviceType: 'Custom home design and construction',
  sections: [
    {
      kind: 'points',
      heading: 'What steel changes',
      lead: 'A steel frame costs more on the day it is bought. These are the four things that pay it back.',
      points: [
        {
          title: 'Straight, and it stays so',
          text: 'Steel does not shrink, twist or creep as it dries. Doors close in year ten as they did on the day of the walkthrough, and drywall has no reason to crack.',
        },
        {
          title: 'Open plans without props',
          text: 'A portal frame carries the roof from wall to wall. Rooms can be as wide as the site wants, and no interior wall holds anything up, so you can move it later.',
        },
        {
          title: 'Nothing to eat, little to burn',
          text: 'Termites have no interest in it, and the structure adds no fuel to a fire. On a lot that borders cedar and dry grass, both count.',
        },
        {
          title: 'Insulation without gaps',
          text: 'Panels hang outside the frame as one unbroken layer. There are no studs to carry heat through the wall, and one plane to make airtight instead of six.',
        },
      ],
    },
    {
      kind: 'process',
      heading: 'Four steps, one contract',
      lead: 'The people who draw your house price it, order it and build it. On site a custom home takes 4 to 8 months.',
      steps: [
        {
          title: 'Design consultation',
          text: 'We walk the land with you, look at sun, slope, trees and soil, and talk about how you live. You leave with a sketch, a range and a list of what we need to find out.',
          detail: 'Site walk, survey review, budget range',
        },
        {
          title: 'Engineering and planning',
          text: 'Geotechnical borings, frame design, panel layout, room-by-room load calculation, permits. Every opening and every pipe is on paper before steel is cut.',
          detail: 'Structural set, Manual J, permit set',
        },
        {
          title: 'Precision construction',
          text: 'Foundation, frame, envelope, systems, in that order. The air barrier is tested before insulation is hidden, because that is the last day it can be put right cheaply.',
          detail: 'Weekly site report with photographs',
        },
        {
          title: 'Final walkthrough',
          text: 'We open every door with you, run every system and hand over the drawings as built, the test results and the names of everyone who worked on it.',
          detail: 'As-built set, blower-door result, warranties',
        },
      ],
      figure: {
        picture: '02-frame-raised',
        alt: 'Bare steel portal frame on its terrace, half of the roof on, a panel hanging from the crane',
        caption: 'Step three, frame stage. The frame stands before a wall does.',
      },
    },
    {
      kind: 'list',
      heading: 'What you get',
      items: [
        'Airtightness of 1.0 ACH50 or less, measured with a blower door',
        'Walls of R-30 or more without a stud through them',
        'Heat pumps of SEER 20 or more with variable speed',
        'Filtered, dried fresh air from an energy recovery ventilator',
        'A roof that is ready for solar, and a house that can reach net zero',
        'A drawing set and a test report that stay with the house',
      ],
      figure: {
        picture: '19-stair-detail',
        alt: 'Steel stair with wooden treads climbing along a stone wall',
        caption: 'Stair, detail model 1:20. Plate stringer, treads bolted from below.',
      },
    },
    {
      kind: 'copy',
      heading: 'Where, and with whose parts',
      paragraphs: [
        [
          'Most of our houses stand on the limestone west of Austin: around ',
          { text: 'Dripping Springs', href: '/service-area/dripping-springs' },
          ', ',
          { text: 'Bee Cave', href: '/service-area/bee-cave' },
          ', ',
          { text: 'Spicewood', href: '/service-area/spicewood' },
          ' and ',
          { text: 'Marble Falls', href: '/service-area/marble-falls' },
          '. From our own yard we build in ',
          { text: 'Bryan', href: '/service-area/bryan' },
          ' and ',
          { text: 'College Station', href: '/service-area/college-station' },
          ', where the clay asks for a different foundation and the same wall.',
        ],
        [
          'Frames are rolled and tube sections from ',
          { text: 'Triple-S Steel', href: '/manufacturers/triple-s-steel' },
          '. Walls and roofs are panels by ',
          { text: 'Kingspan', href: '/manufacturers/kingspan' },
          ' or ',
          { text: 'Metl-Span', href: '/manufacturers/metl-span' },
          '; where a plan is better off in wood we sheathe it with the ',
          { text: 'ZIP System', href: '/manufacturers/zip-system' },
          '. Air and comfort come from ',
          { text: 'Panasonic OASYS', href: '/manufacturers/panasonic-oasys' },
          ' or a ',
          { text: 'Mitsubishi Electric', href: '/manufacturers/mitsubishi-electric' },
          ' heat pump.',
        ],
      ],
      aside: {
        title: 'Featured technologies',
        links: [
          { text: 'Kingspan insulated panels', href: '/manufacturers/kingspan' },
          { text: 'Triple-S structural steel', href: '/manufacturers/triple-s-steel' },
          { text: 'Tesla Solar Roof', href: '/manufacturers/tesla-solar-roof' },
          { text: 'Panasonic OASYS', href: '/manufacturers/panasonic-oasys' },
          { text: 'Huber SIP panels', href: '/manufacturers/huber-sip-panels' },
          { text: 'ICON 3D-printed homes', href: '/manufacturers/icon-3d-printed-homes' },
        ],
      },
    },
  ],
  ask: {
    heading: 'Bring the survey. We’ll bring the drill rig and a pencil.',
    secondary: { text: 'Compare steel and wood', href: '/cost-comparison' },
  },
};
