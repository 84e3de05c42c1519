import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FOCAL_GRID } from '../contract/uploaded-picture.ts';
import { accentedAddress, accentIn, accentRule } from '../server/render/accent-styles.ts';
import { buildPageTypeStyles } from '../server/render/page-styles.ts';
import { applyStyles, pageTypeOf, writeSiteStyles } from '../server/render/page-types.ts';
import { focalClass } from '../site/frame/focal-point.ts';
import { PROSE } from '../site/pages/blog/prose.ts';

const upTo = (count) => Array.from({ length: count }, (_, i) => i);
const withClasses = (classes) => `<p class="${classes.filter(Boolean).join(' ')}">`;
/** What pages of other content may get: crops of uploaded pictures, all of an article's parts, pools of texts of other sizes. */
const CROPPED = withClasses(
  upTo(FOCAL_GRID).flatMap((row) => upTo(FOCAL_GRID).map((column) => focalClass({ column, row }))),
);
const MORE = {
  'blog-each': withClasses(Object.values(PROSE)),
  home: withClasses(upTo(12).map((i) => `of-${i + 1}`)),
};

/**
 * Writes a stylesheet for each type of prerendered page: the full one covers all of them, and a visitor's first page needs less
 * than half of it. Pages rendered per request keep the full stylesheet (docs/decisions/0010). Notes beside the build what each
 * covers, so that a server can style pages of other content.
 * @param build the build's folder.
 */
export function writePageStyles(build) {
  const client = join(build, 'client');
  const read = (file) => readFileSync(join(client, file), 'utf8');
  const pages = readdirSync(client, { recursive: true })
    .filter((file) => /(^|\/)index\.html$/.test(file))
    .map((file) => ({ file, path: `/${file.replace(/\/?index\.html$/, '')}`, html: read(file) }));
  const full = /\/assets\/[\w-]+\.css/.exec(pages[0].html)?.[0];
  if (!full) throw new Error(`${pages[0].file} has no stylesheet link; the build output has changed.`);
  const accent = accentIn(pages[0].html);
  const types = new Map();
  for (const [type, ofType] of Map.groupBy(pages, ({ path }) => pageTypeOf(path))) {
    const html = ofType.map((page) => page.html).join('\n');
    const more = CROPPED + (MORE[type] ?? '');
    const { styles, sheets } = buildPageTypeStyles(type, html, more, read(full), read);
    types.set(type, styles);
    for (const [address, css] of sheets) {
      writeFileSync(join(client, address), css);
      if (accent) writeFileSync(join(client, accentedAddress(address, accent)), css + accentRule(accent));
    }
  }
  const styles = { full, types };
  for (const { file, path, html } of pages)
    writeFileSync(join(client, file), applyStyles(path, html, styles));
  writeFileSync(join(build, 'page-types.json'), writeSiteStyles(styles));
}
