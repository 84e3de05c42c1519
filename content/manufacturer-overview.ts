import type { PageMeta } from '#contract/site/records/fields.ts';
import type { SymbolColor, SymbolName } from '#contract/site/records/manufacturer.ts';
import type { PageTexts } from '#contract/site/records/pages.ts';

export const manufacturerOverview = {
  /** Only the firm knows whose systems it orders. */
  sample: true,
  meta: {
    title: 'Manufacturers and building systems we work with',
    description:
      'Panels, sheathing, steel, solar roofs, printed walls, layout robots and HVAC: the building systems we order, what each is for, and how we choose.',
    sheet: 'M-100',
  } satisfies PageMeta,
  heading: 'The makers behind our walls',
  lead: 'Building a house means choosing about a dozen systems that other firms make. These are the ones we choose, and what each does well.',
  figure: {
    picture: '34-material-board',
    alt: 'Samples laid out on a drawing, from above: limestone, cypress, metal roofing, an insulated panel, steel angle, plaster and oak',
    caption: 'A board for one house: stone, cypress, panel, steel, plaster, oak. Rendering.',
  },
  partners: { name: 'Partners', heading: 'The seven makers we specify most' },
  reasons: {
    heading: 'Why We Choose These Partners',
    lead: 'Plenty of good products aren’t on this list. These are on it for three reasons.',
    items: [
      {
        title: 'Quality assurance',
        text: 'Factory-made to a published tolerance, with a warranty a homeowner can read. What can be tested on site, we test.',
        icon: 'shield',
        color: 'section',
      },
      {
        title: 'Innovation',
        text: 'A new method has to save a week or prevent a mistake. Printed layout does. So does a panel that replaces five layers.',
        icon: 'pencil',
        color: 'copper',
      },
      {
        title: 'Energy efficiency',
        text: 'Together they have to meet our standard: 1.0 ACH50 or less, walls of R-30 or more, SEER 20 or more, net-zero ready.',
        icon: 'sun',
        color: 'oak',
      },
    ] satisfies { title: string; text: string; icon: SymbolName; color: SymbolColor }[],
  },
  others: {
    name: 'Schedule',
    heading: 'Twelve more makers',
    lead: 'We order these when the plan, the lot or the freight calls for them.',
  },
  ask: {
    heading: 'Which wall is yours?',
    text: 'Tell us where you’re building and what matters to you. We’ll come back with two systems and the difference in price.',
    action: 'Ask us which',
    service: 'consulting',
    secondary: { text: 'Steel or wood, side by side', href: '/cost-comparison' },
  },
} satisfies PageTexts<'manufacturers'>;
