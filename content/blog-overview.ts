/** The page /blog (requirements §3.7): its own words; the articles are in `blog/`. */
import type { PageMeta } from '#contract/site/records/fields.ts';

export const page: PageMeta = {
  title: 'Building Science Blog',
  description:
    'Six articles on building well in Central Texas: insulation, airtightness, steel, foundations on rock and clay, solar-ready roofs, and dry air indoors.',
  sheet: 'B-100',
};

/** While there is no article, in all or in one category. */
export const none = 'The first article is being written. Leave your email, and it comes to you.';

export const intro = {
  heading: 'Building Science Blog',
  lead: 'What we measure, calculate and draw before we build, written by the people who do it. With the math shown, so you can check it.',
};
