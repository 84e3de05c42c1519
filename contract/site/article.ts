import type * as z from 'zod';
import type { articleHead, articleRecord } from './records/article.ts';

/** The blog's categories in the order of its buttons (specification §2, Blog). */
export const ARTICLE_CATEGORIES = [
  'Building Science',
  'Materials',
  'Construction',
  'Energy Systems',
  'HVAC',
] as const;
export type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number];

/** The front matter of an article's MDX file (specification §3, Blog post; the id is the file's name). */
export type ArticleHead = z.infer<typeof articleHead>;

/** An article with its text. */
export type ArticleRecord = z.infer<typeof articleRecord>;

export type Article = ArticleHead & { slug: string };

/** `Building Science` as its URL slug: `building-science`. */
export function categorySlug(category: ArticleCategory): string {
  return category.toLowerCase().replaceAll(' ', '-');
}

/** The category's page, or the whole blog without one. */
export function categoryHref(category?: ArticleCategory): string {
  return category ? `/blog/category/${categorySlug(category)}` : '/blog';
}
