import type { Service } from '#contract/service.ts';

export const service: Service = {
  meta: {
    title: 'General contracting and construction management',
    description:
      'One schedule, one number to call: planning, trades, quality checks and dates for your architect’s drawings or ours, Austin to Bryan/College Station.',
    sheet: 'S-106',
  },
  name: 'General contracting',
  overview: {
    order: 6,
    title: 'Construction Management',
    description:
      'Your architect’s drawings or ours, built to one schedule by trades we have worked with for years, with a person who answers.',
    features: [
      'Open-book estimate by trade',
      'Critical-path schedule, updated weekly',
      'Trades prequalified and insured',
      'Hold points before anything is covered',
      'Photographs of every wall before drywall',
      'One superintendent for the whole job',
    ],
    figure: {
      picture: '16-layout-robot',
      alt: 'Small robot drawing a floor plan on a slab between bare columns',
      caption: 'Layout by robot: walls drawn on the slab at full size.',
    },
  },
  heading: 'One schedule, one number, one person who answers',
  lead: 'You may have drawings already. We price them line by line, tell you what will hurt on site, and build them with the same checks that we use on our own.',
  figure: {
    picture: '02-frame-raised',
    alt: 'Steel frame standing on its terrace, roof panels half placed by a crane',
    caption: 'Frame up, roof half on: the week in which all trades’ dates are set.',
  },
  prefill: 'consulting',
  serviceType: 'General contracting',
  sections: [
    {
      kind: 'points',
      heading: 'What we run',
      points: [
        {
          title: 'Planning',
          text: 'Permits, utilities, lead times and access are worked out before mobilization. What arrives late is known in the first week, not the tenth.',
        },
        {
          title: 'Subcontractor management',
          text: 'Trades are chosen for the job and told the same thing in writing. They are paid on time, which is why they come on time.',
        },
        {
          title: 'Quality assurance',
          text: 'Eleven hold points, from compaction to blower door. Work stops until each is checked, photographed and signed.',
        },
        {
          title: 'Schedule management',
          text: 'A critical path that fits on one sheet, and three weeks of look-ahead. You get it each Friday with what moved and why.',
        },
      ],
    },
    {
      kind: 'process',
      heading: 'Five steps from drawings to keys',
      steps: [
        {
          title: 'Review',
          text: 'We read the set as builders and return a list: what conflicts, what is missing, what could cost less.',
        },
        {
          title: 'Estimate',
          text: 'Quantities and rates by trade, open to you. Allowances are named as such and kept few.',
        },
        {
          title: 'Contract and schedule',
          text: 'Fixed price or cost plus a fixed fee. Dates for every inspection and every decision of yours.',
        },
        {
          title: 'Construction',
          text: 'Daily log, weekly report, monthly walk with the open-item list in hand.',
        },
        {
          title: 'Close-out',
          text: 'Tests, training, lien releases, as-built drawings. Retainage is released when the list is empty.',
        },
      ],
    },
    {
      kind: 'places',
      heading: 'Regions we serve',
      lead: 'Our superintendents live where they build.',
      links: [
        { text: 'Travis County', href: '/service-area/travis-county' },
        { text: 'Hays County', href: '/service-area/hayes-county' },
        { text: 'Brazos County', href: '/service-area/brazos-county' },
        { text: 'Hill Country west of Austin', href: '/service-area/hill-country-west-austin' },
        { text: 'Bryan', href: '/service-area/bryan' },
        { text: 'College Station', href: '/service-area/college-station' },
        { text: 'Georgetown', href: '/service-area/georgetown' },
        { text: 'Llano', href: '/service-area/llano' },
      ],
    },
  ],
  ask: {
    heading: 'Send us the drawings you have.',
    secondary: { text: 'How we build', href: '/how-we-build' },
  },
};
