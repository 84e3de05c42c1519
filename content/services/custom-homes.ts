import type { Service } from '#contract/site/records/service.ts';

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
      'Houses designed for one site and one family, on a steel frame, wrapped in insulation with no gaps.',
    features: [
      'Site walk and feasibility study before we draw',
      'Rigid steel frames engineered for each plan',
      'R-30 continuous wall insulation',
      'Airtightness tested to 1.0 ACH50 or less',
      'Heat pumps sized room by room',
      'One contract for design, permits and construction',
    ],
    figure: {
      picture: '04-great-room',
      alt: 'Section through a double-height room: steel frames, a glass gable, a stone fireplace and a loft',
      caption: 'One room under one roof, cut open. Rendering.',
    },
  },
  heading: 'Custom homes whose doors still close in year ten',
  lead: 'Clay swells, limestone breaks in ledges, and August doesn’t let up. We set a steel frame on footings designed for your soil and put the insulation outside it, so your doors still close and your rooms stay even thirty years on.',
  figure: {
    picture: '07-courtyard-dusk',
    alt: 'Terrace and pool of a stone and steel house at dusk, every room lit from inside',
    caption: 'The terrace side after sunset. Rendering.',
  },
  prefill: 'custom-home',
  serviceType: 'Custom home design and construction',
  sections: [
    {
      kind: 'points',
      heading: 'What steel changes',
      lead: 'A steel frame costs more on the day you buy it. Four things pay that back.',
      points: [
        {
          title: 'Straight, and it stays straight',
          text: 'Lumber shrinks and twists as it dries; steel doesn’t. Doors close in year ten the way they did at the walkthrough, and the studs behind the drywall stay straight.',
        },
        {
          title: 'Open plans with no bearing walls',
          text: 'A rigid frame carries the roof from one outside wall to the other. Rooms can be as wide as you like, and you can move any inside wall later.',
        },
        {
          title: 'Nothing for termites or fire',
          text: 'Termites can’t eat it, and the frame adds no fuel to a fire. On a lot next to cedar and dry grass, you want both.',
        },
        {
          title: 'Insulation without gaps',
          text: 'Panels hang outside the frame in one continuous layer. No stud carries heat through the wall, and there is one air barrier to seal.',
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
          text: 'We walk the land with you, look at sun, slope, trees and soil, and talk about how you live. You leave with a sketch, a price range and a list of what we still need to find out.',
          detail: 'Site walk, survey review, budget range',
        },
        {
          title: 'Engineering and planning',
          text: 'Soil borings, frame design, panel layout, a load calculation for each room, permits. Every opening and every pipe is on paper before steel is cut.',
          detail: 'Structural set, Manual J, permit set',
        },
        {
          title: 'Precision construction',
          text: 'Foundation, frame, envelope, systems, in that order. We test the air barrier before the drywall covers it, while a leak is still cheap to fix.',
          detail: 'Weekly site report with photos',
        },
        {
          title: 'Final walkthrough',
          text: 'We open every door with you, run every system and hand over the as-built drawings, the test results and the name of everyone who worked on your house.',
          detail: 'As-built set, blower-door result, warranties',
        },
      ],
      figure: {
        picture: '02-frame-raised',
        alt: 'Bare steel frame on its terrace, half of the roof on, a panel hanging from the crane',
        caption: 'Step three: the frame is up before any wall. Rendering.',
      },
    },
    {
      kind: 'list',
      heading: 'What you get',
      items: [
        'Airtightness of 1.0 ACH50 or less, measured with a blower door',
        'Walls of R-30 or more with no stud through the insulation',
        'Heat pumps of SEER 20 or more with variable speed',
        'Filtered, dried fresh air from an energy recovery ventilator',
        'A solar-ready roof, on a house that can reach net zero',
        'A drawing set and a test report that stay with the house',
      ],
      figure: {
        picture: '44-panel-lift',
        alt: 'Half-clad steel frame with an insulated panel hanging from a crane in front of it, two people on the tag lines',
        caption: 'R-30 panels go on outside the frame, so no stud crosses them. Rendering.',
      },
    },
    {
      kind: 'copy',
      heading: 'Where we build, and with which products',
      paragraphs: [
        [
          'Most of our houses are on the limestone west of Austin, around ',
          { text: 'Dripping Springs', href: '/service-area/dripping-springs' },
          ', ',
          { text: 'Bee Cave', href: '/service-area/bee-cave' },
          ', ',
          { text: 'Spicewood', href: '/service-area/spicewood' },
          ' and ',
          { text: 'Marble Falls', href: '/service-area/marble-falls' },
          '. Close to our own yard we build in ',
          { text: 'Bryan', href: '/service-area/bryan' },
          ' and ',
          { text: 'College Station', href: '/service-area/college-station' },
          ', where the clay needs a different foundation under the same wall.',
        ],
        [
          'Our frames are rolled and tube steel from ',
          { text: 'Triple-S Steel', href: '/manufacturers/triple-s-steel' },
          '. Walls and roofs are panels by ',
          { text: 'Kingspan', href: '/manufacturers/kingspan' },
          ' or ',
          { text: 'Metl-Span', href: '/manufacturers/metl-span' },
          '; where a plan works better in wood, we sheathe it with the ',
          { text: 'ZIP System', href: '/manufacturers/zip-system' },
          '. Heating, cooling and fresh air come from ',
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
  work: { heading: 'Two houses on a steel frame', projects: ['long-gable', 'post-oak-house'] },
  ask: {
    heading: 'Bring your survey. We’ll walk the lot with you.',
    secondary: { text: 'Compare steel and wood', href: '/cost-comparison' },
  },
};
