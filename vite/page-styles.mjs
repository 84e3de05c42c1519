/**
 * Writes the stylesheets of each type of prerendered page: the full one covers all of them, and a visitor's first page needs less
 * than half of it. Pages rendered per request keep the full stylesheet (docs/decisions/0004). Records next to the build what
 * each stylesheet covers, so that a server can style pages with changed content. A separate process, as `cards.mjs` is.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { markName } from '../contract/site/logo.ts';
import { FOCAL_GRID } from '../contract/site/uploaded-picture.ts';
import { projectRoot } from '../scripts/prepare.mjs';
import { accentedAddress, accentIn, accentRule } from '../server/render/accent-styles.ts';
import { buildPageTypeStyles } from '../server/render/page-styles.ts';
import { applyStyles, pageTypeOf, writeSiteStyles } from '../server/render/page-types.ts';
import { createRenderer } from '../server/render/site-build.ts';
import { focalClass } from '../site/layout/focal-point.ts';
import { PROSE } from '../site/pages/blog/prose.ts';

const folder = join(projectRoot, 'build');
const client = join(folder, 'client');
const read = (file) => readFileSync(join(client, file), 'utf8');
const pages = readdirSync(client, { recursive: true })
  .filter((file) => /(^|\/)index\.html$/.test(file))
  .map((file) => ({ file, path: `/${file.replace(/\/?index\.html$/, '')}`, html: read(file) }));
const full = /\/assets\/[\w-]+\.css/.exec(pages[0].html)?.[0];
if (!full) throw new Error(`${pages[0].file} has no stylesheet link; the build output has changed.`);

const build = await import(join(folder, 'server/index.js'));
const { firm } = build.entry.module.shippedRecords().firm;
const mark = (width, seenOn) => markName({ id: '0'.repeat(20), width, height: 200, seenOn });
/** The site with a wide logo for the light theme alone, and with one square logo for each theme. */
const withLogo = [
  { logo: mark(1200, 'light'), logoDark: undefined },
  { logo: mark(200, 'both'), logoDark: mark(200, 'both') },
].map((marks) => createRenderer(build, { firm: { firm: { ...firm, ...marks } } }));

const upTo = (count) => Array.from({ length: count }, (_, i) => i);
const withClasses = (classes) => `<p class="${classes.filter(Boolean).join(' ')}">`;
/** Classes that changed content may need: crops of uploaded pictures, all parts of articles, other sizes of text pools. */
const cropped = withClasses(
  upTo(FOCAL_GRID).flatMap((row) => upTo(FOCAL_GRID).map((column) => focalClass({ column, row }))),
);
const ofType = {
  'blog-each': withClasses(Object.values(PROSE)),
  home: withClasses(upTo(12).map((i) => `of-${i + 1}`)),
};

const accent = accentIn(pages[0].html);
const types = new Map();
for (const [type, its] of Map.groupBy(pages, ({ path }) => pageTypeOf(path))) {
  const html = its.map((page) => page.html).join('\n');
  const logos = await Promise.all(withLogo.map(({ render }) => render(its[0].path)));
  const more = [logos.join('\n'), cropped + (ofType[type] ?? '')];
  const { styles, sheets } = buildPageTypeStyles(type, html, more, read(full), read);
  types.set(type, styles);
  for (const [address, css] of sheets) {
    writeFileSync(join(client, address), css);
    if (accent) writeFileSync(join(client, accentedAddress(address, accent)), css + accentRule(accent));
  }
}
const styles = { full, types };
for (const { file, path, html } of pages) writeFileSync(join(client, file), applyStyles(path, html, styles));
writeFileSync(join(folder, 'page-types.json'), writeSiteStyles(styles));
