import type { Service } from '#contract/site/records/service.ts';

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
      'Your architect’s drawings or ours, built on one schedule by trades we have worked with for years, with one number to call.',
    features: [
      'Open-book estimate by trade',
      'Critical-path schedule, updated weekly',
      'Trades prequalified and insured',
      'Hold points before anything is covered',
      'Photos of every wall before drywall',
      'One superintendent for the whole job',
    ],
    figure: {
      picture: '16-layout-robot',
      alt: 'Small robot drawing a floor plan on a slab between bare columns',
      caption: 'Walls drawn on the slab at full size, by robot. Rendering.',
    },
  },
  heading: 'One schedule, one number to call',
  lead: 'You may have drawings already. We price them line by line, tell you where they will cause trouble on site, and build them with the same checks we use on our own.',
  figure: {
    picture: '35-studio-table',
    alt: 'Long table with drawings pinned to the wall behind it, four figures at work, a dog on a rug',
    caption: 'Your drawings and ours go over the same table. Rendering.',
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
          text: 'Permits, utilities, lead times and access are settled before anyone mobilizes. You hear about a late delivery in the first week, not the tenth.',
        },
        {
          title: 'Subcontractor management',
          text: 'We choose the trades for the job and give all of them the same scope in writing. They get paid on time, so they show up on time.',
        },
        {
          title: 'Quality assurance',
          text: 'Eleven hold points, from compaction to blower door. Work stops at each one until it’s checked, photographed and signed.',
        },
        {
          title: 'Schedule management',
          text: 'A critical path that fits on one sheet, and a three-week look-ahead. You get both every Friday, with what moved and why.',
        },
      ],
    },
    {
      kind: 'process',
      heading: 'Five steps from drawings to keys',
      steps: [
        {
          title: 'Review',
          text: 'We read the drawings as builders and give you a list: what conflicts, what is missing, what could cost less.',
        },
        {
          title: 'Estimate',
          text: 'Quantities and rates by trade, open book. Allowances are few, and each is marked as one.',
        },
        {
          title: 'Contract and schedule',
          text: 'Fixed price, or cost plus a fixed fee. Dates for every inspection and for every decision you have to make.',
        },
        {
          title: 'Construction',
          text: 'A daily log, a weekly report and a monthly walk-through with the list of open items.',
        },
        {
          title: 'Close-out',
          text: 'Tests, training, lien releases, as-built drawings. You release the retainage when the punch list is finished.',
        },
      ],
      figure: {
        picture: '48-ducts-in-trusses',
        alt: 'Ventilator, gray trunk and branch ducts in place between wooden trusses, the ceiling not yet closed',
        caption: 'Photographed and signed before the ceiling closes. Rendering.',
      },
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
  work: { heading: 'On site now', projects: ['college-station-office', 'lake-pavilions'] },
  ask: {
    heading: 'Send us the drawings you have.',
    secondary: { text: 'How we build', href: '/how-we-build' },
  },
};
