/** /blog/rss.xml: the articles as an RSS 2.0 feed, newest first. */
import type { Article } from '#contract/site/records/article.ts';
import { ORIGIN_MARK } from '#contract/site/site-origin.ts';
import { articleHref } from '../catalog/articles.ts';
import { content } from '../content/snapshot.ts';
import { escapeXml, xmlResponse } from './xml.ts';

export function loader(): Response {
  const { firm, articles } = content();
  const { page } = content().blogOverview;
  const newest = articles[0];
  return xmlResponse(
    'application/rss+xml',
    `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escapeXml(`${page.title} | ${firm.name}`)}</title>
<link>${ORIGIN_MARK}/blog</link>
<description>${escapeXml(page.description)}</description>
<language>en-us</language>
${newest ? `<lastBuildDate>${rfc822(newest.date)}</lastBuildDate>` : ''}
<atom:link href="${ORIGIN_MARK}/blog/rss.xml" rel="self" type="application/rss+xml"/>
${articles.map(item).join('\n')}
</channel>
</rss>`,
  );
}

function item(article: Article): string {
  const url = ORIGIN_MARK + articleHref(article);
  return `<item>
<title>${escapeXml(article.title)}</title>
<link>${url}</link>
<guid isPermaLink="true">${url}</guid>
<pubDate>${rfc822(article.date)}</pubDate>
<dc:creator>${escapeXml(article.author)}</dc:creator>
<category>${escapeXml(article.category)}</category>
<description>${escapeXml(article.excerpt)}</description>
</item>`;
}

/** Noon UTC falls on the same day everywhere in America. */
const rfc822 = (date: string) => new Date(`${date}T12:00:00Z`).toUTCString();
