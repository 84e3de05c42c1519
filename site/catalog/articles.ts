import type { MDXContent } from 'mdx/types.js';
import { ARTICLE_CATEGORIES, type Article, type ArticleCategory, categorySlug } from '#contract/article.ts';
import { content } from '../content/snapshot.ts';

export function articleBody(slug: string): MDXContent | undefined {
  return content().articleBodies.get(slug);
}

export function articleHref(article: Pick<Article, 'slug'>): string {
  return `/blog/${article.slug}`;
}

/** The category whose page has this slug, or undefined. */
export function categoryBySlug(slug: string | undefined): ArticleCategory | undefined {
  return ARTICLE_CATEGORIES.find((category) => categorySlug(category) === slug);
}

/** `2024-03-18` as the page shows it: March 18, 2024. A calendar date, independent of time zones. */
export function displayDate(date: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
}
