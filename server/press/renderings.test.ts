/** Renderings that begin from the one before: the same pages as if all were rendered, and little work. */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { schemaOfRecord } from '#contract/records/collections.ts';
import {
  type ContentOverlay,
  PUBLISHABLE,
  type PublishableCollection,
  type ShippedContent,
} from '#contract/records/overlay.ts';
import { type PressBuild, rendererOf } from './build.ts';
import { createRenderings } from './renderings.ts';

const build = (await import(join(import.meta.dirname, '../../build/server/index.js'))) as PressBuild;
const shipped = JSON.parse(JSON.stringify(build.entry.module.shippedRecords())) as ShippedContent;

type Overlay = Record<string, Record<string, unknown>>;
const rendererFor = (overlay: Overlay) => rendererOf(build, overlay as ContentOverlay);

/** The same numbers each time, Mulberry32. */
function randomNumbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

type Part = Record<string, unknown> | unknown[];

/** Every list, object and value of a record, with where it is. */
function placesIn(part: Part): { within: Part; key: string }[] {
  return Object.entries(part).flatMap(([key, value]) => [
    { within: part, key },
    ...(value && typeof value === 'object' ? placesIn(value as Part) : []),
  ]);
}

/** Changes one place of a record: other words, another number, one entry less, the last one first, or none. */
function changeAt({ within, key }: { within: Part; key: string }, random: (below: number) => number): void {
  const of = within as Record<string, unknown>;
  const value = of[key];
  if (Array.isArray(value))
    of[key] = random(2) ? value.slice(1) : [...value.slice(-1), ...value.slice(0, -1)];
  else if (typeof value === 'string') of[key] = `${value} ${random(1000)}`;
  else if (typeof value === 'number') of[key] = value + 1;
  else if (typeof value === 'boolean') of[key] = !value;
  else if (!Array.isArray(within)) delete of[key];
}

/** @returns a record of the collection with one change that its schema allows. */
function changed(
  collection: PublishableCollection,
  slug: string,
  before: unknown,
  random: (below: number) => number,
) {
  for (let attempt = 0; attempt < 50; attempt++) {
    const record = JSON.parse(JSON.stringify(before)) as Part;
    const places = placesIn(record);
    const place = places[random(places.length)];
    if (place) changeAt(place, random);
    const isOther = JSON.stringify(record) !== JSON.stringify(before);
    if (isOther && schemaOfRecord(collection, slug)?.safeParse(record).success) return record;
  }
  return before;
}

it('gives the pages that rendering all would give, whatever changes', { timeout: 600_000 }, async () => {
  const random = randomNumbers(Number(process.env.RENDERINGS_SEED ?? 20_261_125));
  const renderings = createRenderings();
  const overlay: Overlay = {};
  let rendered = 0;
  let all = 0;
  const EDITS = Number(process.env.RENDERINGS_EDITS ?? 12);
  for (let edit = 0; edit < EDITS; edit++) {
    const collection = PUBLISHABLE[edit % PUBLISHABLE.length] as PublishableCollection;
    const ships = (shipped as unknown as Overlay)[collection] as Record<string, unknown>;
    const slug = Object.keys(ships)[random(Object.keys(ships).length)] as string;
    const before = overlay[collection]?.[slug] ?? ships[slug];
    const mayGo = ['areas', 'articles', 'projects', 'team', 'testimonials'].includes(collection);
    const after = mayGo && random(5) === 0 ? null : changed(collection, slug, before, random);
    overlay[collection] = { ...overlay[collection], [slug]: after };
    const [again, anew] = [
      await renderings.of(build, rendererFor(overlay)),
      await createRenderings().of(build, rendererFor(overlay)),
    ];
    const what = `${edit}: ${collection}/${slug}`;
    expect([...again.failing.keys()], what).toEqual([...anew.failing.keys()]);
    const other = [...anew.prints].filter(([path, print]) => again.prints.get(path) !== print);
    expect(other, what).toEqual([]);
    expect([...again.prints.keys()], what).toEqual([...anew.prints.keys()]);
    if (edit > 0) {
      rendered += again.rendered.length;
      all += anew.rendered.length;
    }
  }
  expect(rendered).toBeLessThan(all * 0.6);
});

it('renders one page for a sentence of an article, and every page for the telephone number', async () => {
  const renderings = createRenderings();
  await renderings.of(build, rendererFor({}));
  expect((await renderings.of(build, rendererFor({}))).rendered).toEqual([]);
  const slug = 'a-roof-ready-for-solar';
  const article = JSON.parse(JSON.stringify(shipped.articles[slug]));
  article.body.content.push({ type: 'paragraph', content: [{ type: 'text', text: 'One more sentence.' }] });
  const after = await renderings.of(build, rendererFor({ articles: { [slug]: article } }));
  expect(after.rendered).toEqual([`/blog/${slug}`]);
  expect(await after.body(`/blog/${slug}`)).toContain('One more sentence.');

  const { firm } = shipped.firm;
  const phone = await renderings.of(
    build,
    rendererFor({ firm: { firm: { ...firm, phone: '979-555-0199' } } }),
  );
  expect(phone.rendered.length).toBeGreaterThan(100);
});

it('renders a page once for a publishing that was tried before, and forgets it once it shows', async () => {
  let count = 0;
  const { module } = build.entry;
  const readingContent: typeof module.readingContent = (run, of) => {
    count++;
    return module.readingContent(run, of);
  };
  const counted = { ...build, entry: { ...build.entry, module: { ...module, readingContent } } };
  const renderings = createRenderings();
  await renderings.of(counted, rendererOf(counted, {}));
  const pages = count;
  const published = await renderings.of(counted, rendererOf(counted, {}));
  await published.body('/team');
  expect(count).toBe(pages);
  renderings.shown();
  await published.body('/team');
  expect(count).toBe(pages + 1);
});
