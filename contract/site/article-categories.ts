/** The blog's categories in the order of its buttons (requirements §3.7). */
export const ARTICLE_CATEGORIES = [
  'Building Science',
  'Materials',
  'Construction',
  'Energy Systems',
  'HVAC',
] as const;
export type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number];

/** `Building Science` as its URL slug: `building-science`. */
export function categorySlug(category: ArticleCategory): string {
  return category.toLowerCase().replaceAll(' ', '-');
}

/** The category's page, or the whole blog without one. */
export function categoryHref(category?: ArticleCategory): string {
  return category ? `/blog/category/${categorySlug(category)}` : '/blog';
}
