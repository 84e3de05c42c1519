import { ARTICLE_CATEGORIES, type ArticleCategory, categorySlug } from '#contract/site/article-categories.ts';
import { normalizeBody } from '#contract/site/articles/normalize.ts';
import type { Article } from '#contract/site/records/article.ts';
import type { ArticleBody } from '#contract/site/records/article-body.ts';
import { content } from '../content/snapshot.ts';

/** An article's text; of an unfinished draft, what can be shown of it. */
export function articleBody(slug: string): ArticleBody | undefined {
  const { articleBodies } = content();
  const body = Object.hasOwn(articleBodies, slug) ? articleBodies[slug] : undefined;
  return body && normalizeBody(body);
}

export function articleHref(article: Pick<Article, 'slug'>): string {
  return `/blog/${article.slug}`;
}

/** The category whose page has this slug, or undefined. */
export function categoryBySlug(slug: string | undefined): ArticleCategory | undefined {
  return ARTICLE_CATEGORIES.find((category) => categorySlug(category) === slug);
}

const calendarDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `2024-03-18` as the page shows it: March 18, 2024. A calendar date, independent of time zones. */
export const displayDate = (date: string): string => calendarDate.format(new Date(date));
