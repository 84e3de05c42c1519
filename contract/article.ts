import type { PictureName } from './figure.ts';

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
export type ArticleHead = {
  /** The headline; it may be longer than `pageTitle`. */
  title: string;
  /** At most 60 characters, for search results and the browser's tab. */
  pageTitle: string;
  /** 70 to 160 characters. */
  description: string;
  /** Two or three sentences; cards clamp it to 3 lines. */
  excerpt: string;
  /** A name from `content/team.ts`. */
  author: string;
  /** Calendar date, `YYYY-MM-DD`. */
  date: string;
  category: ArticleCategory;
  /** Exactly one article holds the featured slot. */
  featured: boolean;
  sheet: string;
  picture: PictureName;
  alt: string;
  caption: string;
};

export type Article = ArticleHead & { slug: string };

/** `Building Science` as its URL slug: `building-science`. */
export function categorySlug(category: ArticleCategory): string {
  return category.toLowerCase().replaceAll(' ', '-');
}

/** The category's page, or the whole blog without one. */
export function categoryHref(category?: ArticleCategory): string {
  return category ? `/blog/category/${categorySlug(category)}` : '/blog';
}
