/** /robots.txt: crawlers may read everything except the dashboard. */
import { ORIGIN_MARK } from '#contract/site/site-origin.ts';

export function loader(): Response {
  const lines = [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api',
    '',
    `Sitemap: ${ORIGIN_MARK}/sitemap.xml`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
