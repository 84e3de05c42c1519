import * as z from 'zod';
import { ARTICLE_CATEGORIES } from '../article-categories.ts';
import { articleBody } from './article-body.ts';
import {
  blankablePageDescription,
  blankablePageTitle,
  coverPhoto,
  line,
  lineOrBlank,
  pictureName,
  sample,
  sheet,
} from './fields.ts';

/** The head of an article (requirements §4). */
export const articleHead = z.strictObject({
  sample: z.optional(sample),
  title: line('Headline', 120),
  pageTitle: blankablePageTitle,
  description: blankablePageDescription,
  excerpt: lineOrBlank('Excerpt', 400, 'For cards. Leave blank to use the first paragraph.'),
  author: line('Author', 80, 'Choose a team member.'),
  date: z.iso.date('Enter a date, such as 2024-03-18.').meta({ title: 'Date' }),
  category: z.enum(ARTICLE_CATEGORIES).meta({ title: 'Category', starts: ARTICLE_CATEGORIES[0] }),
  featured: z.boolean().meta({ title: 'Featured', description: 'Only one article can be featured.' }),
  sheet,
  picture: pictureName,
  alt: coverPhoto.shape.alt,
  caption: coverPhoto.shape.caption,
});

/** An article as it is published: its head and its text. */
export const articleRecord = articleHead.extend({ body: articleBody });

/** The front matter of an article's MDX file (requirements §4; the id is the file's name). */
export type ArticleHead = z.infer<typeof articleHead>;

/** An article with its text. */
export type ArticleRecord = z.infer<typeof articleRecord>;

export type Article = ArticleHead & { slug: string };
