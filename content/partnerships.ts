/** Craft Collaboration (requirements §3.13): for tradespeople and specialists. */
import type { Figure, PageMeta } from '#contract/site/records/fields.ts';

/** Only the firm knows how it works with trades. */
export const sample = true;

export const page: PageMeta = {
  title: 'Craft Collaboration for trades and specialists',
  description:
    'For steel erectors, masons, cabinetmakers, electricians and other makers in Central Texas: what we look for, how we work, and how to begin.',
  sheet: 'G-102',
};

export const intro = {
  heading: 'Craft Collaboration',
  lead: 'Drawings don’t build houses. If you do one thing well and can say why you do it that way, show us your work.',
  action: { text: 'Begin the Conversation', href: '/contact' },
};

export const figure: Figure = {
  picture: '51-mason-scaffold',
  alt: 'Two masons on a scaffold at an old brick front, cut stone and buckets beside them, a new steel storefront below',
  caption: 'Stone comes up the scaffold by hand, one course at a time. Rendering.',
};

type Category = { title: string; text: string; trades: string[] };

export const artisans: { heading: string; lead: string; categories: Category[] } = {
  heading: 'Artisans we are looking for',
  lead: 'Our buildings depend on three kinds of work. We hire in all three, one-person shops and full crews alike.',
  categories: [
    {
      title: 'Structure and shell',
      text: 'Frames that bolt up plumb, and panels whose joints pass the blower door.',
      trades: [
        'Steel erectors and certified welders',
        'Insulated panel and standing-seam crews',
        'Concrete, pier and foundation crews',
        'Window and curtain-wall installers',
      ],
    },
    {
      title: 'Stone, wood and finish',
      text: 'Everything you touch: door, stair, wall, counter. We draw it with you before you price it.',
      trades: [
        'Masons in limestone and sandstone',
        'Cabinetmakers and stair builders',
        'Blacksmiths and architectural metalworkers',
        'Plasterers, tile setters and painters',
      ],
    },
    {
      title: 'Systems and ground',
      text: 'Air, water, power and soil: the parts our clients never look at until one fails.',
      trades: [
        'Air-conditioning contractors who balance what they install',
        'Electricians and solar installers',
        'Plumbers and septic installers',
        'Excavators, arborists and landscape crews',
      ],
    },
  ],
};

export const details: Figure[] = [
  {
    picture: '19-stair-detail',
    alt: 'Steel stair with oak treads along a stone wall',
    caption: 'Welder, carpenter and mason meet at one tread. Rendering.',
  },
  {
    picture: '34-material-board',
    alt: 'Material board from above: limestone, cypress, standing seam, insulated panel, steel angle and oak around a drawing and a plumb bob',
    caption: 'Every sample on the board has a maker’s name on its back. Rendering.',
  },
];

export const philosophy = {
  heading: 'How we work together',
  points: [
    {
      title: 'We ask before we draw',
      text: 'You see a detail while it can still change. Half of our good details came from the site.',
    },
    {
      title: 'One set of drawings',
      text: 'The set on site is the current set. When it is wrong, the person who drew it drives out and fixes it with you.',
    },
    {
      title: 'The wall is ready when you arrive',
      text: 'You get a date, and a call when it moves. We don’t stack trades in a room to save a week.',
    },
    {
      title: 'Your price is for your work',
      text: 'We don’t shop your bid around. If it is over budget, we change the drawing with you or we say no.',
    },
    {
      title: 'Paid when it is done',
      text: 'We pay for finished work on the date in our agreement, whether or not the client has paid us.',
    },
    {
      title: 'Your name stays on it',
      text: 'When a visitor asks about the stair, we give your name and your number.',
    },
  ],
};

export const ask = {
  heading: 'Show us a detail you are proud of.',
  text: 'Send a few photos and a line about how you made it. Add your trade, the counties you work in, your insurance, and the date you could start.',
  action: 'Partner with us',
  /** The form’s first lines, for a tradesperson to fill in. */
  details: 'I’d like to work with you.\nTrade:\nCounties:\nLicense and insurance:\nAvailable from:',
};
