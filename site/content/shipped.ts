/** All of the content as it ships. */
import type { MDXContent } from 'mdx/types.js';
import type { ArticleHead } from '#contract/article.ts';
import { bySlug, shippedRecords } from './shipped-records.ts';
import { type ContentRecords, contentOf, type SiteContent } from './site-content.ts';

type ArticleFile = { frontmatter: ArticleHead; default: MDXContent };
const files = bySlug(import.meta.glob<ArticleFile>('../../content/blog/*.mdx', { eager: true }));

const articles = Object.fromEntries(
  Object.entries(files).map(([slug, { frontmatter, default: body }]) => [slug, { head: frontmatter, body }]),
);

export const shippedAll: ContentRecords = { ...shippedRecords, articles };

export const shipped: SiteContent = contentOf(shippedAll);
