/** Weight of the built files, compressed as they are sent (requirements §10). */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { CARD_LINK } from '#contract/site/card.ts';
import { advisedPageBytes } from '#server/render/page-weight.ts';

const client = join(import.meta.dirname, '../../build/client');
const KB = 1024;

const pages = existsSync(client)
  ? readdirSync(client, { recursive: true })
      .map(String)
      .filter((file) => /(^|\/)index\.html$/.test(file))
      .map((file) => ({
        path: `/${file.replace(/\/?index\.html$/, '')}`,
        html: readFileSync(join(client, file), 'utf8'),
      }))
  : [];

/** Size as sent: the build puts a Brotli-compressed copy next to a file. */
function weightOf(file: string): number {
  const path = join(client, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);
const found = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, value]) => value as string);

/** The pages over a budget, heaviest first. */
const over = (budget: (path: string) => number, weight: (page: (typeof pages)[number]) => number) =>
  pages
    .map((page) => ({ path: page.path, bytes: weight(page) }))
    .filter(({ path, bytes }) => bytes > budget(path))
    .sort((a, b) => b.bytes - a.bytes)
    .map(({ path, bytes }) => `${path}: ${bytes} bytes`);

// Without a build, there is nothing to measure. `npm test` builds first.
describe.skipIf(pages.length === 0)('budgets of the built pages', () => {
  it('HTML and CSS of a page fit 14 KB; of home and cost comparison 18 KB', () => {
    expect(pages.length).toBeGreaterThan(90);
    const styles = (html: string) => found(html, /<link rel="stylesheet" href="([^"]+)"/g);
    for (const { path, html } of pages) expect(styles(html), path).toHaveLength(1);
    expect(
      over(
        advisedPageBytes,
        ({ path, html }) => weightOf(join(path, 'index.html')) + sum(styles(html).map(weightOf)),
      ),
    ).toEqual([]);
  });

  it('the inline script fits 1.5 KB', () => {
    expect(
      over(
        () => 1.5 * KB,
        ({ html }) => Buffer.byteLength(found(html, /<script>([\s\S]*?)<\/script>/g).join('')),
      ),
    ).toEqual([]);
    for (const { path, html } of pages)
      expect(found(html, /<script>([\s\S]*?)<\/script>/g), path).toHaveLength(1);
  });

  it('the fonts of a page fit 43 KB', () => {
    const fontsOf = (css: string) => found(css, /url\(["']?(\/assets\/[\w.-]+\.woff2)/g);
    const weights = pages.map(({ path, html }) => {
      const [sheet = ''] = found(html, /<link rel="stylesheet" href="([^"]+)"/g);
      return { path, fonts: fontsOf(readFileSync(join(client, sheet), 'utf8')) };
    });
    for (const { path, fonts } of weights) expect(fonts, path).toHaveLength(3);
    expect(weights.filter(({ fonts }) => sum(fonts.map(weightOf)) > 43 * KB)).toEqual([]);
  });

  it('the picture that opens a page fits 60 KB on a phone 390 px wide', () => {
    const heaviest = ({ html }: { html: string }) => Math.max(0, ...openingPictures(html).map(weightOf));
    expect(pages.filter((page) => heaviest(page) > 0).length).toBeGreaterThan(30);
    expect(over(() => 60 * KB, heaviest)).toEqual([]);
  });

  it('each page has a card of its own, 1200 by 630, of 100 KB at most', async () => {
    const cards = pages.map(({ path, html }) => {
      const [, , print] = CARD_LINK.exec(html) ?? [];
      expect(print, path).toBeDefined();
      return join(client, '../cards', `${print}.jpg`);
    });
    expect(new Set(cards).size).toBe(pages.length);
    expect(cards.filter((card) => statSync(card).size > 100 * KB)).toEqual([]);
    expect(await sharp(cards[0]).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
  });

  it('the script of /contact fits 95 KB', () => {
    const files = scriptsOf(/hydrate|inquiry-form/);
    expect(files.length).toBeGreaterThanOrEqual(3);
    expect(files.some((file) => file.includes('solve-proof'))).toBe(true);
    expect(sum(files.map(weightOf))).toBeLessThanOrEqual(95 * KB);
  });

  it('the script of /contact before its form is touched fits 4 KB', () => {
    const files = scriptsOf(/^$/);
    expect(files.length).toBeGreaterThan(0);
    expect(sum(files.map(weightOf))).toBeLessThanOrEqual(4 * KB);
  });

  it('the script of the first view of the dashboard fits 170 KB; the others are loaded when they are opened', () => {
    const files = scriptsOf(/hydrate|_admin-(?!offline)/, { lazily: false });
    expect(files.some((file) => file.includes('/admin-'))).toBe(true);
    expect(sum(files.map(weightOf))).toBeLessThanOrEqual(170 * KB);
    for (const later of ['board', 'reply-form', 'help', 'palette'])
      expect(
        files.some((file) => file.includes(`/${later}-`)),
        later,
      ).toBe(false);
  });

  it('no program of the server has a letter that doubles the memory of its text', () => {
    const app = join(client, '../app');
    const programs = readdirSync(app).filter((file) => file.endsWith('.js'));
    expect(programs).toContain('main.js');
    expect(programs.filter((file) => /[^\0-\x7f]/.test(readFileSync(join(app, file), 'latin1')))).toEqual([]);
  });

  it('the script of /blog and of an article fits 3.25 KB: the newsletter box does without React', () => {
    const files = scriptsOf(/enhance-box/);
    expect(files.length).toBeGreaterThanOrEqual(2);
    // Names of the dashboard's files, which the entry can load, are 1 KB of it.
    expect(sum(files.map(weightOf))).toBeLessThanOrEqual(3.25 * KB);
    const entry = scriptsOf(/^$/).map((file) => `/${file}`);
    for (const { path, html } of pages) {
      const scripts = found(html, /<script[^>]* src="([^"]+)"/g);
      expect(
        scripts.every((script) => entry.includes(script)),
        path,
      ).toBe(true);
      expect(scripts.length, path).toBe(/^\/blog(\/[a-z-]+)?$/.test(path) ? 1 : 0);
    }
  });
});

type Chunk = { file: string; src?: string; imports?: string[]; dynamicImports?: string[] };

/**
 * The files that a page loads: the entry, the modules that it loads by these names, their lazy modules (the proof of
 * work), and all imports of these.
 */
function scriptsOf(later: RegExp, { lazily = true } = {}): string[] {
  const manifest: Record<string, Chunk> = JSON.parse(
    readFileSync(join(client, '.vite/manifest.json'), 'utf8'),
  );
  const files = new Set<string>();
  const load = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const next of chunk.imports ?? []) load(next);
  };
  for (const [key, { src, dynamicImports = [] }] of Object.entries(manifest)) {
    if (!/entry\.client/.test(src ?? '')) continue;
    load(key);
    for (const next of dynamicImports)
      if (later.test(next)) {
        load(next);
        if (lazily) for (const lazy of manifest[next]?.dynamicImports ?? []) load(lazy);
      }
  }
  return [...files];
}

/** The AVIF files that a phone 390 px wide, with a pixel ratio of 2, loads for the first picture: day and dusk. */
function openingPictures(html: string): string[] {
  const pictures = found(html, /<picture[^>]*>([\s\S]*?)<\/picture>/g);
  const opening = pictures.filter((picture) => /fetchPriority="high"/i.test(picture));
  return (opening.length > 0 ? opening : pictures.slice(0, 1)).map((picture) => {
    const [source = ''] = found(picture, /<source type="image\/avif"([^>]*)>/g);
    const [srcset = ''] = found(source, /srcset="([^"]+)"/gi);
    const [sizes = '100vw'] = found(source, /sizes="([^"]+)"/g);
    const needed = 2 * widthAt390(sizes);
    const files = srcset
      .split(', ')
      .map((entry) => entry.split(' '))
      .map(([file = '', width = '']) => ({ file, width: Number.parseInt(width, 10) }))
      .sort((a, b) => a.width - b.width);
    return (files.find(({ width }) => width >= needed) ?? files.at(-1))?.file ?? '';
  });
}

/** The first of the `sizes` that applies, in px; units other than vw and rem count as the full width. */
function widthAt390(sizes: string): number {
  for (const part of sizes.split(/,\s*(?![^(]*\))/)) {
    const condition = /^\(min-width:\s*([\d.]+)(rem|px)\)\s*/.exec(part);
    if (condition && Number(condition[1]) * (condition[2] === 'rem' ? 16 : 1) > 390) continue;
    const [, number, unit] = /([\d.]+)(vw|rem|px)\s*$/.exec(part) ?? [];
    if (unit === 'vw') return (390 * Number(number)) / 100;
    if (unit === 'rem') return 16 * Number(number);
    if (unit === 'px') return Number(number);
    return 390;
  }
  return 390;
}
