/** All of the content as it ships. */
import type { ArticleRecord } from '#contract/site/records/article.ts';
import { bySlug, shippedRecords } from './shipped-records.ts';
import { type ContentRecords, contentOf, type SiteContent } from './site-content.ts';

const articles = bySlug(
  import.meta.glob<ArticleRecord>('../../content/blog/*.mdx', { eager: true, import: 'article' }),
);

export const shippedAll: ContentRecords = { ...shippedRecords, articles };

export const shipped: SiteContent = contentOf(shippedAll);
