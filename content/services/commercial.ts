import type { Service } from '#contract/service.ts';

export const service: Service = {
  meta: {
    title: 'Commercial construction in Austin and Bryan',
    description:
      'Offices, shops, restaurants and clinics in steel and glass, designed and built to an opening date in Austin, the Hill Country and Bryan/College Station.',
    sheet: 'S-102',
  },
  name: 'Commercial',
  overview: {
    order: 2,
    title: 'Commercial Architecture',
    description:
      'Offices, shops, kitchens and clinics that open on the date in the lease, with running costs that were worked out before the steel was ordered.',
    features: [
      'Feasibility against code, parking and lease dates',
      'Clear-span steel frames for changing tenants',
      'Panel walls closed in weeks, not months',
      'Accessibility reviewed with the state’s register',
      'Kitchens, exam rooms and clean rooms',
      'Night and weekend work in occupied buildings',
    ],
    figure: {
      picture: '28-town-block',
      alt: 'Stone main street with one new building of steel and glass between the old fronts',
      caption: 'Infill on a main street, model 1:200, Bryan.',
    },
  },
  heading: 'Buildings that open on the date',
  lead: 'A lease starts whether the inspector came or not. We design, permit and build under one schedule, order long-lead parts before the ground is broken, and tell you each Friday what the opening date is.',
  figure: {
    picture: '08-commercial-office',
    alt: 'Two-story steel and glass office under a deep roof with wooden screens',
    caption:
      'Two-story office, model 1:100, College Station. The roof shades the glass until four in the afternoon.',
  },
  prefill: 'consulting',
  serviceType: 'Commercial construction',
  sections: [
    {
      kind: 'figured',
      heading: 'What we build',
      items: [
        {
          title: 'Office',
          text: 'Deep roofs, daylight from two sides, floors that carry a server room or a dance studio. Frames on a grid that the next tenant can live with.',
          figure: {
            picture: '24-steel-yard',
            alt: 'Stacks of steel tubes, wide-flange beams and channels with samples laid out',
            caption: 'Sections for a clear span, laid out by mark number.',
          },
        },
        {
          title: 'Retail',
          text: 'Shopfronts on main streets and new pads by the highway. Walls that take signage and shelving anywhere, and a back door that trucks can find.',
          figure: {
            picture: '28-town-block',
            alt: 'New shopfront of steel and glass in a row of stone buildings',
            caption: 'Shopfront in a stone row, model 1:200, Bryan.',
          },
        },
        {
          title: 'Restaurant and hospitality',
          text: 'Kitchens with make-up air that doesn’t pull the dining room’s doors shut, terraces that work in July, rooms that are quiet at a full house.',
          figure: {
            picture: '09-restaurant-pavilion',
            alt: 'Restaurant pavilion with a butterfly roof, terrace tables and strings of light',
            caption: 'Pavilion with butterfly roof, model 1:100, Driftwood. Rain goes to a cistern.',
          },
        },
        {
          title: 'Medical',
          text: 'Clinics and practices: washable surfaces, shielded rooms, air that goes one way only, and power that comes back in seconds.',
          figure: {
            picture: '17-medical-retail',
            alt: 'Single-story stone clinic with a covered walk and parking in front',
            caption: 'Clinic with covered walk, model 1:100, Cedar Park.',
          },
        },
      ],
    },
    {
      kind: 'process',
      heading: 'Five steps to an opening',
      steps: [
        {
          title: 'Feasibility',
          text: 'Zoning, utilities, parking, soil and lease on one page, with the date they allow.',
        },
        {
          title: 'Concept and budget',
          text: 'A plan, a section and a cost by trade. You see what each room costs before it is fixed.',
        },
        {
          title: 'Permits and purchasing',
          text: 'Drawings go to the city while steel, switchgear and rooftop units are ordered; those three set the date.',
        },
        {
          title: 'Construction',
          text: 'Frame and panels first, so that the trades inside work dry. One superintendent, on site, every day.',
        },
        {
          title: 'Commissioning',
          text: 'Every system run under load, staff shown how, certificate of occupancy in hand.',
        },
      ],
    },
    {
      kind: 'places',
      heading: 'Cities we serve',
      lead: 'Commercial work is done from our yard in Bryan and with our crews in and around Austin.',
      links: [
        { text: 'Bryan', href: '/service-area/bryan' },
        { text: 'College Station', href: '/service-area/college-station' },
        { text: 'Austin', href: '/service-area/austin' },
        { text: 'Round Rock', href: '/service-area/round-rock' },
        { text: 'Cedar Park', href: '/service-area/cedar-park' },
        { text: 'Georgetown', href: '/service-area/georgetown' },
        { text: 'Pflugerville', href: '/service-area/pflugerville' },
        { text: 'Bee Cave', href: '/service-area/bee-cave' },
        { text: 'Dripping Springs', href: '/service-area/dripping-springs' },
        { text: 'Marble Falls', href: '/service-area/marble-falls' },
      ],
      call: 'Talk to an estimator',
    },
  ],
  ask: {
    heading: 'Tell us the date the doors have to open.',
    secondary: { text: 'View our work', href: '/projects' },
  },
};
