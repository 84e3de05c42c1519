import type { Service } from '#contract/service.ts';

export const service: Service = {
  meta: {
    title: 'Handyman work by the crew that builds houses',
    description:
      'Doors that stick, leaks, trim, gates, screens and small repairs in Bryan, College Station, Austin and nearby towns, done by our own carpenters.',
    sheet: 'S-108',
  },
  name: 'Handyman',
  heading: 'Small work, the same carpenters',
  lead: 'A door that sticks in August is a small job with a reason behind it. Our carpenters fix the door and tell you the reason.',
  figure: {
    picture: '30-entry-portrait',
    alt: 'Pivot door between stone and glass with a visitor at the threshold',
    caption: 'Entry, model 1:50. A pivot door wants its hinge set to a sixteenth.',
  },
  prefill: 'handyman',
  serviceType: 'Handyman services',
  sections: [
    {
      kind: 'list',
      heading: 'What we come for',
      items: [
        'Doors, windows, locks and screens',
        'Drywall, trim, paint touch-up after a repair',
        'Faucets, disposals, toilets, shut-off valves',
        'Fans, fixtures, outlets and switches by a licensed electrician',
        'Gates, fences, decks and railings',
        'Caulk, weatherstrip and small roof leaks',
        'Shelves, built-ins and hanging heavy things',
      ],
      figure: {
        picture: '19-stair-detail',
        alt: 'Steel stair with wooden treads',
        caption: 'Squeaks have causes. Treads here are bolted, not nailed.',
      },
    },
    {
      kind: 'process',
      heading: 'How a visit goes',
      steps: [
        {
          title: 'Send pictures',
          text: 'Up to five at a time in the request. Most jobs can be priced from them.',
        },
        {
          title: 'Half a day or a day',
          text: 'We book time, not tasks, so a list is welcome. You see the list ticked.',
        },
        {
          title: 'The reason, in writing',
          text: 'If the sticking door is a moving slab, we say so, and what to watch.',
        },
      ],
    },
    {
      kind: 'copy',
      heading: 'Near enough to come',
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
          ' when a crew is on a site nearby. Larger than a day? Then it is a ',
          { text: 'renovation', href: '/services/renovations' },
          ', and we’ll say so first.',
        ],
      ],
    },
  ],
  ask: {
    heading: 'Write the list. We’ll bring the ladder.',
    secondary: { text: 'Renovations and additions', href: '/services/renovations' },
  },
};
