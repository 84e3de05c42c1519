import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kindOf, styled, stylesOfKind } from '../server/press/kinds.ts';
import { printOf, writePressed } from '../server/press/pressed.ts';

/**
 * Writes a stylesheet for each kind of prerendered page: the full one also covers the dashboard and the form, and a
 * visitor's first page needs less than half of it. Pages rendered per request keep the full stylesheet
 * (docs/decisions/0010). Notes beside the build how its pages were rendered, so that a server can press what changes.
 * @param build the build's folder.
 */
export function writePageStyles(build) {
  const client = join(build, 'client');
  const read = (file) => readFileSync(join(client, file), 'utf8');
  const files = readdirSync(client, { recursive: true });
  const pages = files
    .filter((file) => /(^|\/)index\.html$/.test(file))
    .map((file) => ({ file, path: `/${file.replace(/\/?index\.html$/, '')}`, html: read(file) }));
  const address = /\/assets\/[\w-]+\.css/.exec(pages[0].html)?.[0];
  if (!address) throw new Error(`${pages[0].file} has no stylesheet link; the build output has changed.`);
  const whole = { address, css: read(address) };
  const kinds = new Map();
  for (const [kind, ofKind] of Map.groupBy(pages, ({ path }) => kindOf(path))) {
    const { styles, css } = stylesOfKind(
      kind,
      ofKind.map(({ html }) => html),
      whole,
      read,
    );
    kinds.set(kind, styles);
    writeFileSync(join(client, styles.address), css);
    for (const { file, html } of ofKind) writeFileSync(join(client, file), styled(html, styles, whole));
  }
  const feeds = files.filter((file) =>
    /^([\w-]+\.(xml|txt)|blog\/rss\.xml|drawings\/.*\.svg|admin\/app\/.*\.webmanifest)$/.test(file),
  );
  const prints = new Map([
    ...pages.map(({ path, html }) => [path, printOf(html)]),
    ...feeds.map((file) => [`/${file}`, printOf(read(file))]),
  ]);
  writeFileSync(join(build, 'pressed.json'), writePressed({ whole: address, kinds, prints }));
}
