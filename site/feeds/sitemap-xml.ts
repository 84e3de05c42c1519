/** /sitemap.xml: every public page with its last change and its pictures (sitemaps.org, image extension 1.1). */

import dates from 'virtual:last-modified';
import { ORIGIN_MARK } from '#contract/site/site-origin.ts';
import { publicPaths } from '../catalog/urls.ts';
import { pictureFiles } from '../components/picture.tsx';
import { type PageSource, sourceOf } from './page-sources.ts';
import { escapeXml, xmlResponse } from './xml.ts';

export function loader(): Response {
  return xmlResponse(
    'application/xml',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${publicPaths().map(urlElement).join('\n')}
</urlset>`,
  );
}

function urlElement(path: string): string {
  const source = sourceOf(path);
  const changed = lastChange(source);
  return [
    '<url>',
    `<loc>${address(path)}</loc>`,
    ...(changed ? [`<lastmod>${changed}</lastmod>`] : []),
    ...source.pictures.map(
      (picture) =>
        `<image:image><image:loc>${address(pictureFiles(picture).img.src)}</image:loc></image:image>`,
    ),
    '</url>',
  ].join('\n');
}

const address = (path: string) => escapeXml(ORIGIN_MARK + path);

/** The newest day of the page's files; if one has no date, the page has none rather than a wrong one. */
function lastChange({ date, files }: PageSource): string | undefined {
  if (date) return date;
  const days = files.map((file) => dates[file]);
  return days.every((day) => day !== undefined) ? days.toSorted().at(-1) : undefined;
}
