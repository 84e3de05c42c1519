/** The pages that the build renders: read before anything is built, so without the articles' bodies. */
import { shippedArticleSlugs, shippedRecords } from '../content/shipped-records.ts';
import { contentOf } from '../content/site-content.ts';
import { isPrerendered, publicPathsOf } from './urls.ts';

export const shippedPaths: string[] = publicPathsOf({
  ...contentOf({ ...shippedRecords, articles: {} }),
  articles: shippedArticleSlugs.map((slug) => ({ slug })),
}).filter(isPrerendered);
