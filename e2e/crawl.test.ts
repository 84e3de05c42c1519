/**
 * Public pages in a real browser (requirements §3.1): the longest of each kind in `npm test`, every page in
 * `npm run test:all` (EVERY_PAGE). tests/requirements/pages.test.ts checks the rules that need no browser.
 */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { hasChromium, sharedBrowser } from '../tests/support/browser.ts';
import { crawl, type Look } from '../tests/support/crawl.ts';

const client = join(import.meta.dirname, '../build/client');
const built = existsSync(client)
  ? readdirSync(client, { recursive: true })
      .map(String)
      .filter((file) => /(^|\/)index\.html$/.test(file))
      .map((file) => ({
        path: `/${file.replace(/\/?index\.html$/, '')}`,
        size: statSync(join(client, file)).size,
      }))
  : [];
const kindOf = (path: string) => path.replace(/(?<=\/.+\/).+/, '*');
const longestOfEachKind = [...Map.groupBy(built, ({ path }) => kindOf(path)).values()].map(
  (kind) => kind.toSorted((a, b) => b.size - a.size)[0] as (typeof built)[number],
);
const every = process.env.EVERY_PAGE !== undefined;
const UNKNOWN_TOWN = '/service-area/marfa';
const NOWHERE = '/no-such-page';
const paths = [
  ...(every ? built : longestOfEachKind).map(({ path }) => path),
  ...['/contact', UNKNOWN_TOWN, NOWHERE],
];

describe.skipIf(!hasChromium)(`${every ? 'every page' : 'a page of each kind'} in a browser`, () => {
  const origin = inject('publicServer');
  let looks: Look[];
  beforeAll(async () => {
    looks = await crawl(await sharedBrowser(), origin, paths);
  }, 900_000);

  /** Faults by page, without the pages that have none. */
  const faults = (fault: (page: Look) => unknown) =>
    Object.fromEntries(
      looks.map((page) => [page.path, fault(page)]).filter(([, found]) => !isNothing(found)),
    );

  it('is found, and what is not is said to be missing', () => {
    expect(looks.length).toBeGreaterThan(every ? 90 : 15);
    expect(faults(({ path, status }) => status !== (path === NOWHERE ? 404 : 200) && status)).toEqual({});
  });

  it('leaves the console empty, breaks no policy, and every request succeeds', () => {
    const ownStatus = /^error: Failed to load resource: .* 404/;
    expect(
      faults((page) => page.console.filter((line) => !(page.path === NOWHERE && ownStatus.test(line)))),
    ).toEqual({});
    expect(faults(({ failedRequests }) => failedRequests)).toEqual({});
  });

  it('makes no third-party requests', () => {
    expect(faults(({ elsewhere }) => elsewhere)).toEqual({});
  });

  it('shows all its pictures, each once, with alt text and size', () => {
    expect(faults(({ brokenPictures }) => brokenPictures)).toEqual({});
    expect(faults(({ repeatedPictures }) => repeatedPictures)).toEqual({});
  });

  it('draws no picture much larger than it says, so none is blurred', () => {
    expect(faults(({ stretched }) => stretched)).toEqual({});
  });

  it('has at most three starts of right-hand columns on a desktop, each on the grid', () => {
    const onGrid = ({ columns: { starts, grid } }: Look) =>
      starts.every((start) => grid.some((line) => Math.abs(line - start) <= 2));
    expect(faults((page) => !(page.columns.starts.length <= 3 && onGrid(page)) && page.columns)).toEqual({});
    expect(looks.filter(({ columns }) => columns.starts.length > 0).length).toBeGreaterThan(15);
  });

  it('has one first heading and its landmarks', () => {
    expect(faults(({ headings }) => headings.length !== 1 && headings)).toEqual({});
    const whole = { header: 1, main: 1, footer: 1, unnamedNavs: 0 };
    expect(
      faults(({ landmarks }) => JSON.stringify(landmarks) !== JSON.stringify(whole) && landmarks),
    ).toEqual({});
  });

  it('keeps to the rules of accessibility in the light theme', () => {
    expect(faults(({ accessibility }) => accessibility.light)).toEqual({});
  });

  it('keeps to the rules of accessibility in the dark theme', () => {
    expect(faults(({ accessibility }) => accessibility.dark)).toEqual({});
  });

  it('fits a window 320 px wide', () => {
    expect(faults(({ overhang, overhanging }) => overhang > 0 && { overhang, overhanging })).toEqual({});
  });

  it('fits a phone and a desktop with text at twice its size', () => {
    expect(new Set(looks.map(({ enlarged }) => enlarged.textSize))).toEqual(new Set(['32px']));
    expect(faults(({ enlarged }) => enlarged.phone)).toEqual({});
    expect(faults(({ enlarged }) => enlarged.desktop)).toEqual({});
  });

  it('fits a phone and a desktop where a reader’s own style doubles the text', () => {
    expect(faults(({ restyled }) => restyled.phone)).toEqual({});
    expect(faults(({ restyled }) => restyled.desktop)).toEqual({});
  });

  it('stays where it is while it loads', () => {
    expect(faults(({ shift, shifted }) => !(shift < 0.02) && { shift, shifted })).toEqual({});
  });

  it('carries no script but the inline one; only the form and the newsletter box bring more', () => {
    const hasIsland = (path: string) => path === '/contact' || /^\/blog(\/[a-z-]+)?$/.test(path);
    expect(faults(({ path, scripts }) => !hasIsland(path) && scripts.join() !== 'inline' && scripts)).toEqual(
      {},
    );
    const withIsland = looks.filter(({ path }) => hasIsland(path));
    expect(withIsland.length).toBeGreaterThanOrEqual(every ? 8 : 3);
    for (const { path, scripts } of withIsland)
      expect(scripts, path).toEqual(['inline', expect.stringMatching(/^\/assets\/entry\.client-.*\.js$/)]);
  });

  it('links to pages that exist, by their one address, and to places on them', async () => {
    const ids = new Map(looks.map((page) => [page.path, page.ids]));
    const from = new Map<string, string>();
    const noPlace: string[] = [];
    for (const { path, links } of looks)
      for (const { href } of links) {
        const url = new URL(href);
        if (url.origin !== origin) continue;
        if (url.pathname !== path) from.set(url.pathname + url.search, path);
        const place = decodeURIComponent(url.hash.slice(1));
        if (place && ids.get(url.pathname)?.includes(place) === false)
          noPlace.push(`${path} links to ${url.pathname}#${place}`);
      }
    expect(noPlace).toEqual([]);
    expect(from.size).toBeGreaterThan(90);
    const broken: string[] = [];
    for (const [target, path] of from) {
      const { status } = await fetch(origin + target, { redirect: 'manual' });
      if (status !== 200) broken.push(`${target} answers ${status}, linked from ${path}`);
    }
    expect(broken).toEqual([]);
  });

  it('opens other sites in a new tab', () => {
    expect(
      faults(({ links }) =>
        links
          .filter(({ href }) => href.startsWith('http') && !href.startsWith(origin))
          .filter(({ target, rel }) => target !== '_blank' || !rel?.includes('noopener'))
          .map(({ href }) => href),
      ),
    ).toEqual({});
  });
});

const isNothing = (found: unknown) => found === false || (Array.isArray(found) && found.length === 0);
