/**
 * The cost of each thing with 1,000 to 100,000 inquiries, on both databases:
 * `npm run bench -- growth [--from=10000] [--up-to=100000] [--on=sqlite|postgresql] [--keep] [--draw] [--houses=FOLDER]`.
 * With --keep, what is measured goes into docs/growth.json, and table and chart are drawn from that; sizes that
 * aren't run keep their figures, so a run that was broken off is taken up again by --from. --draw only draws. With
 * --houses the embedded databases stay in that folder, and are taken from there.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createDatabase, postgresPrograms, startCluster } from '../server/testing/postgres-cluster.ts';
import type { BenchRow } from './bench.ts';
import { furnish } from './furnished.ts';
import { drawGrowth } from './growth/draw.ts';
import { FIGURES, type GrowthEngine, keep, kept, type Measured, SIZES } from './growth/figures.ts';
import { measure } from './growth/measures.ts';
import { addSentMails } from './growth/sent-mails-store.ts';

export async function benchGrowth(): Promise<BenchRow[]> {
  const { values } = parseArgs({
    args: process.argv.slice(2),
    allowPositionals: true,
    options: {
      from: { type: 'string', default: '1' },
      'up-to': { type: 'string', default: '100000' },
      on: { type: 'string', default: '' },
      keep: { type: 'boolean', default: false },
      draw: { type: 'boolean', default: false },
      houses: { type: 'string' },
    },
  });
  const between = (size: number) => size >= Number(values.from) && size <= Number(values['up-to']);
  const sizes = values.draw ? [] : SIZES.filter(between);
  const done: Measured[] = [];
  const finish = (measured: Measured) => {
    done.push(measured);
    if (values.keep) keep(measured);
  };
  if ('sqlite'.startsWith(values.on)) for (const size of sizes) finish(await onSqlite(size, values.houses));
  if ('postgresql'.startsWith(values.on) && postgresPrograms())
    for (const size of sizes) finish(await onPostgres(size));
  if (values.keep || values.draw) drawGrowth(kept());
  return rowsOf(done);
}

async function onSqlite(size: number, houses: string | undefined): Promise<Measured> {
  if (!houses) return inFolder((DATA_DIR) => furnishedAndMeasured('SQLite', { DATA_DIR }, size));
  const DATA_DIR = join(houses, String(size));
  if (existsSync(DATA_DIR)) return measure('SQLite', { DATA_DIR }, size);
  return furnishedAndMeasured('SQLite', { DATA_DIR }, size);
}

async function onPostgres(size: number): Promise<Measured> {
  const cluster = await startCluster();
  try {
    const DATABASE_URL = await createDatabase(cluster.url);
    return await inFolder((DATA_DIR) => furnishedAndMeasured('PostgreSQL', { DATA_DIR, DATABASE_URL }, size));
  } finally {
    cluster.remove();
  }
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-bench-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function furnishedAndMeasured(engine: GrowthEngine, settings: Record<string, string>, size: number) {
  console.log(`Growth on ${engine}: ${size.toLocaleString('en-US')} inquiries, seeding …`);
  await furnish(settings, size, addSentMails);
  return measure(engine, settings, size);
}

/** The figures that grew from the first size to the last. */
function rowsOf(done: Measured[]): BenchRow[] {
  return Object.values(Object.groupBy(done, ({ engine }) => engine)).flatMap((sizes = []) => {
    const [first, last] = [sizes[0], sizes.at(-1)];
    if (!first || !last || first === last) return [];
    return (Object.keys(FIGURES) as (keyof typeof FIGURES)[]).map((figure) => ({
      what: `${FIGURES[figure].what}, ${last.engine}, ${last.inquiries.toLocaleString('en-US')}`,
      ours: last.figures[figure],
      reference: `${first.inquiries.toLocaleString('en-US')}`,
      theirs: first.figures[figure],
      unit: FIGURES[figure].unit,
    }));
  });
}
