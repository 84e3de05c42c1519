import type { SymbolColor, SymbolName } from '#contract/manufacturer.ts';
import type { PageMeta } from '#contract/page.ts';

export const manufacturerOverview = {
  meta: {
    title: 'Manufacturers and building systems we work with',
    description:
      'Panels, sheathing, steel, solar roofs, printed walls, layout robots and HVAC: the building systems we order, what each is for, and how we choose.',
    sheet: 'M-100',
  } satisfies PageMeta,
  heading: 'The makers behind our walls',
  lead: 'A house is about a dozen decisions about other people’s products. These are ours, with what each is good for, where we would not use it, and the figure that decides.',
  figure: {
    picture: '34-material-board',
    alt: 'Samples laid out on a drawing, from above: limestone, cypress, metal roofing, an insulated panel, steel angle, plaster and oak',
    caption: 'A board for one house: stone, cypress, panel, steel, plaster, oak.',
  },
  partners: { name: 'Partners', heading: 'Seven we plan with first' },
  reasons: {
    heading: 'Why We Choose These Partners',
    lead: 'There are good products that are not on this list. These are on it for three reasons.',
    items: [
      {
        title: 'Quality assurance',
        text: 'Made under one roof, to a published tolerance, with a warranty that a homeowner can read. What can be tested on site, we test.',
        icon: 'shield',
        color: 'section',
      },
      {
        title: 'Innovation',
        text: 'A new method has to remove a mistake or a week. Printed layout does, and so does a panel which is five layers at once.',
        icon: 'pencil',
        color: 'copper',
      },
      {
        title: 'Energy efficiency',
        text: 'Together they must reach our standard: 1.0 ACH50 or less, walls of R-30 or more, SEER 20 or more, net-zero ready.',
        icon: 'sun',
        color: 'oak',
      },
    ] satisfies { title: string; text: string; icon: SymbolName; color: SymbolColor }[],
  },
  others: {
    name: 'Schedule',
    heading: 'The others, by what they do',
    lead: 'Ordered when the plan, the lot or the freight asks for them.',
  },
  ask: {
    heading: 'Which wall is yours?',
    text: 'Tell us where you build and what matters to you. We answer with two systems and the difference in price.',
    action: 'Ask us which',
    service: 'consulting',
    secondary: { text: 'Steel or wood, side by side', href: '/cost-comparison' },
  },
} as const;
