import type { Service } from '#contract/site/records/service.ts';

export const service: Service = {
  meta: {
    title: 'Handyman work by the crew that builds houses',
    description:
      'Doors that stick, trim, gates, screens and small repairs in Bryan, College Station, Austin and nearby towns, done by our own carpenters.',
    sheet: 'S-108',
  },
  name: 'Handyman',
  heading: 'Small jobs by the carpenters who build our houses',
  lead: 'A door that sticks in August is a small job with a cause behind it. Our carpenters fix the door and tell you the cause.',
  figure: {
    picture: '36-handyman-porch',
    alt: 'Old wooden porch under repair: a carpenter sets a new post between two jacks, a door lies on sawhorses, a ladder and a toolbox beside it',
    caption: 'A new post under an old porch roof. Rendering.',
  },
  prefill: 'handyman',
  serviceType: 'Handyman services',
  sections: [
    {
      kind: 'list',
      heading: 'What we fix',
      items: [
        'Doors, windows, locks and screens',
        'Drywall, trim and paint touch-up after a repair',
        'Faucets, disposals, toilets and shut-off valves, by a licensed plumber',
        'Fans, fixtures, outlets and switches, by a licensed electrician',
        'Gates, fences, decks and railings',
        'Caulk, weatherstrip and small roof leaks',
        'Shelves, built-ins and heavy things hung on walls',
      ],
      figure: {
        picture: '30-entry-portrait',
        alt: 'Pivot door between stone and glass with a visitor at the threshold',
        caption: 'A pivot door needs its hinge set to a sixteenth of an inch. Rendering.',
      },
    },
    {
      kind: 'process',
      heading: 'How a visit goes',
      steps: [
        {
          title: 'Send pictures',
          text: 'Add up to five at a time to your request. We can price most jobs from them.',
        },
        {
          title: 'Half a day or a day',
          text: 'We book time, not tasks, so make a list. We check it off with you before we leave.',
        },
        {
          title: 'The cause, in writing',
          text: 'If the door sticks because the slab moves, we tell you so, and what to watch for.',
        },
      ],
    },
    {
      kind: 'copy',
      heading: 'Where we come',
      paragraphs: [
        [
          'We keep handyman days in ',
          { text: 'Bryan', href: '/service-area/bryan' },
          ' and ',
          { text: 'College Station', href: '/service-area/college-station' },
          ' each week, and around ',
          { text: 'Austin', href: '/service-area/austin' },
          ', ',
          { text: 'Bee Cave', href: '/service-area/bee-cave' },
          ' and ',
          { text: 'Lakeway', href: '/service-area/lakeway' },
          ' when a crew has a job nearby. A job longer than a day is a ',
          { text: 'renovation', href: '/services/renovations' },
          ', and we’ll tell you before we start.',
        ],
      ],
    },
  ],
  work: { heading: 'Larger jobs by the same carpenters', projects: ['oak-studio', 'courtyard-rooms'] },
  ask: {
    heading: 'Make the list. We’ll bring the ladder.',
    secondary: { text: 'Renovations and additions', href: '/services/renovations' },
  },
};
