/** /robots.txt: crawlers may read everything except the dashboard. */
import { firm } from '#content/firm.ts';

export function loader(): Response {
  const lines = [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api',
    '',
    `Sitemap: ${firm.origin}/sitemap.xml`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
