import type { BlogPosting, WithContext } from 'schema-dts';
import type { Article } from '#contract/site/article.ts';
import { articleHref } from '../../catalog/articles.ts';
import { content } from '../../content/snapshot.ts';

/**
 * An article's structured data for search engines (product.md §13). The publisher is the business that the
 * home page describes once, under `/#firm`.
 *
 * @param origin the site's public origin, without a slash at its end
 * @param image absolute URL of the article's first picture
 */
export function blogPosting(article: Article, origin: string, image?: string): WithContext<BlogPosting> {
  const { firm } = content();
  const url = `${origin}${articleHref(article)}`;
  const publisher = { '@type': 'Organization', '@id': `${origin}/#firm`, name: firm.name } as const;
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    url,
    mainEntityOfPage: url,
    headline: article.title,
    description: article.description,
    articleSection: article.category,
    datePublished: article.date,
    dateModified: article.date,
    inLanguage: 'en-US',
    author:
      article.author === firm.name
        ? publisher
        : { '@type': 'Person', name: article.author, url: `${origin}/team` },
    publisher,
    ...(image && { image }),
  };
}
