import type { MDXContent } from 'mdx/types.js';
import {
  ARTICLE_CATEGORIES,
  type Article,
  type ArticleCategory,
  type ArticleHead,
  categorySlug,
} from '#contract/article.ts';

const heads = import.meta.glob<ArticleHead>('../../content/blog/*.mdx', {
  eager: true,
  import: 'frontmatter',
});
const bodies = import.meta.glob<MDXContent>('../../content/blog/*.mdx', {
  eager: true,
  import: 'default',
});

const slugOf = (file: string) => file.slice(file.lastIndexOf('/') + 1, -'.mdx'.length);

/** Every article, newest first. A file in `content/blog` is an article; its name is the slug. */
export const articles: readonly Article[] = Object.entries(heads)
  .map(([file, head]) => ({ ...head, slug: slugOf(file) }))
  .toSorted((a, b) => b.date.localeCompare(a.date));

const bodyBySlug = new Map(Object.entries(bodies).map(([file, body]) => [slugOf(file), body]));

export function articleBody(slug: string): MDXContent | undefined {
  return bodyBySlug.get(slug);
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
