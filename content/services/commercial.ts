import type { Service } from '#contract/site/records/service.ts';

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
      'Offices, shops, restaurants and clinics ready on the lease date, with operating costs worked out before the steel is ordered.',
    features: [
      'Feasibility: code, parking and lease dates',
      'Clear-span steel frames for changing tenants',
      'Panel walls closed in weeks, not months',
      'Plans registered and inspected under the Texas Accessibility Standards',
      'Commercial kitchens and exam rooms',
      'Night and weekend work in occupied buildings',
    ],
    figure: {
      picture: '08-commercial-office',
      alt: 'Two-story office of steel and glass with a far-reaching roof and wood screens on the upper floor',
      caption: 'Two floors of glass, shaded by the roof. Rendering.',
    },
  },
  heading: 'Buildings ready on the lease date',
  lead: 'Rent starts whether or not the inspector has been out. We design, permit and build on one schedule, order the long-lead items before we break ground, and tell you every Friday where the opening date stands.',
  figure: {
    picture: '08-commercial-office',
    alt: 'Two-story steel and glass office under a deep roof with wooden screens',
    caption: 'Two floors of offices under one deep roof. Rendering.',
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
          text: 'Deep roofs, daylight from two sides, floors strong enough for a server room or a dance studio. The frame is on a grid that the next tenant can use too.',
          figure: {
            picture: '52-office-entry',
            alt: 'Entry of a two-story office: a balcony over glass, a stone wall to one side, wood under a roof far overhead',
            caption: 'The roof shades both floors and the way in. Rendering.',
          },
        },
        {
          title: 'Retail',
          text: 'Storefronts on main streets and new pads by the highway. Walls that take signs and shelving anywhere, and a back door that trucks can reach.',
          figure: {
            picture: '45-main-street-shop',
            alt: 'Two-story storefront with its left half restored in limestone and its right half behind scaffolding, a new steel shop window below',
            caption: 'A storefront under repair, one half at a time. Rendering.',
          },
        },
        {
          title: 'Restaurant and hospitality',
          text: 'Kitchens with enough makeup air that the front door still opens, terraces you can use in July, and dining rooms that stay quiet when they are full.',
          figure: {
            picture: '09-restaurant-pavilion',
            alt: 'Restaurant pavilion with a butterfly roof, terrace tables and strings of light',
            caption: 'Dining room, bar and terrace under a butterfly roof. Rendering.',
          },
        },
        {
          title: 'Medical',
          text: 'Clinics and practices: surfaces that wash down, shielded rooms, air that flows one way, and standby power that starts within seconds.',
          figure: {
            picture: '17-medical-retail',
            alt: 'Single-story stone clinic with a long covered walk on steel posts and a raised clerestory, a planted bed in front',
            caption: 'Patients stay out of the rain from the car to the door. Rendering.',
          },
        },
      ],
    },
    {
      kind: 'process',
      heading: 'Five steps to opening day',
      steps: [
        {
          title: 'Feasibility',
          text: 'Zoning, utilities, parking, soil and lease on one page, with the date they allow.',
        },
        {
          title: 'Concept and budget',
          text: 'A plan, a section and a cost by trade. You see what each room costs while you can still change it.',
        },
        {
          title: 'Permits and purchasing',
          text: 'The drawings go to the city while we order steel, switchgear and rooftop units. Those three usually set the date.',
        },
        {
          title: 'Construction',
          text: 'Frame and panels first, so the trades inside work dry. One superintendent, on site every day.',
        },
        {
          title: 'Commissioning',
          text: 'We run every system under load, train your staff and hand you the certificate of occupancy.',
        },
      ],
    },
    {
      kind: 'places',
      heading: 'Cities we serve',
      lead: 'We run commercial jobs from our yard in Bryan and with our crews in and around Austin.',
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
  work: {
    heading: 'Two buildings that opened on time',
    projects: ['main-street-bryan', 'cedar-park-clinic'],
  },
  ask: {
    heading: 'Tell us the date the doors have to open.',
    secondary: { text: 'View our work', href: '/projects' },
  },
};
