/**
 * Publishing: processor time of one release, the first request of a page after it, pages read meanwhile, memory after many
 * releases, and a studio with a thousand projects and articles.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../server/testing/postgres-cluster.ts';
import { startServer } from '../tests/support/running-server.ts';
import type { BenchRow } from './bench.ts';
import { furnish } from './furnished.ts';
import { median } from './load.ts';
import { collectedHeap, residentMegabytes } from './memory.ts';
import { processorTime } from './processor-time.ts';
import { coldPageMs } from './publish/cold-pages.ts';
import { addLarge } from './publish/large.ts';
import { type Owner, ownerOf } from './publish/published.ts';
import { readWhile } from './publish/readers.ts';

/** `BENCH_PUBLISHES=1000` sets the number of the guarantee. */
const MANY = Number(process.env.BENCH_PUBLISHES ?? 200);
const READ_THROUGH = 50;
const LARGE = 1000;
const COLD_MS = 15;

const sentence = (turn: number) =>
  ({ record: 'areas/llano', fields: { lede: `Granite, for the ${turn}th time.` } }) as const;
const phone = (turn: number) =>
  ({ record: 'firm/firm', fields: { phone: `979-555-${String(100 + turn).padStart(4, '0')}` } }) as const;

export async function benchPublish(): Promise<BenchRow[]> {
  console.log('Publish: the shipped site');
  const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-bench-'));
  await furnish({ DATA_DIR: folder }, 100);
  const inspector = await freePort();
  const server = await startServer({ DATA_DIR: folder, NODE_OPTIONS: `--inspect=127.0.0.1:${inspector}` });
  const rows: BenchRow[] = [];
  try {
    const owner = await ownerOf(server);
    const pid = server.process.pid as number;
    await owner.publish(sentence(0));
    rows.push(
      aim('publishing a sentence of a town, processor time', await cost(owner, pid, 5, sentence), 1000, 'ms'),
      aim(
        'publishing a telephone number (every page), processor time',
        await cost(owner, pid, 3, phone),
        6000,
        'ms',
      ),
      aim(
        'a page that nobody asked for since a publishing, p95',
        await coldPageMs(server.url, 8, (round) => owner.publish(phone(500 + round))),
        COLD_MS,
        'ms',
      ),
    );
    const read = await readWhile(server.url, 4, async () => {
      for (let turn = 1; turn <= READ_THROUGH; turn++)
        await owner.publish(turn % 5 ? sentence(turn) : phone(turn));
    });
    console.log(
      `  ${read.toLocaleString('en-US')} pages read during ${READ_THROUGH} publishings, each of one piece`,
    );
    const [heap, resident] = [await collectedHeap(inspector), residentMegabytes(pid)];
    for (let turn = 1; turn <= MANY; turn++) {
      await owner.publish(sentence(turn));
      if (turn % 100 === 0)
        console.log(`  ${turn} of ${MANY} published, ${Math.round(residentMegabytes(pid))} MB`);
    }
    rows.push(
      {
        what: `heap after ${MANY} publishings`,
        ours: await collectedHeap(inspector),
        reference: 'before',
        theirs: heap,
        unit: 'MB',
      },
      {
        what: `memory after ${MANY} publishings`,
        ours: residentMegabytes(pid),
        reference: 'before',
        theirs: resident,
        unit: 'MB',
      },
    );
  } finally {
    await server.remove();
    rmSync(folder, { recursive: true, force: true });
  }
  return [...rows, ...(await benchLarge())];
}

async function benchLarge(): Promise<BenchRow[]> {
  console.log(`Publish: ${LARGE.toLocaleString('en-US')} projects and as many articles of its own`);
  const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-bench-'));
  const environment = { DATA_DIR: folder };
  await furnish(environment, 100, (db) => addLarge(db, LARGE));
  const began = performance.now();
  const server = await startServer(environment);
  const started = performance.now() - began;
  try {
    const owner = await ownerOf(server);
    const pid = server.process.pid as number;
    await owner.publish(sentence(0));
    const project = (turn: number) =>
      ({ record: 'projects/house-500', fields: { lede: `Said another way, ${turn}.` } }) as const;
    const article = (turn: number) =>
      ({ record: 'articles/note-500', fields: { excerpt: `Said another way, ${turn}.` } }) as const;
    return [
      aim(`start with ${LARGE} projects and articles each`, started, 10_000, 'ms'),
      aim(
        'a page that nobody asked for since a publishing, p95',
        await coldPageMs(server.url, 8, (round) => owner.publish(sentence(500 + round))),
        COLD_MS,
        'ms',
      ),
      aim('memory with all of their pages rendered', await warmMegabytes(server.url, pid), 600, 'MB'),
      aim('publishing one of these projects, processor time', await cost(owner, pid, 3, project), 1500, 'ms'),
      aim('publishing one of these articles, processor time', await cost(owner, pid, 3, article), 1500, 'ms'),
    ];
  } finally {
    await server.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Memory after a request of every page. */
async function warmMegabytes(origin: string, pid: number): Promise<number> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  for (const [, path] of sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)</g))
    await (await fetch(origin + path)).arrayBuffer();
  return residentMegabytes(pid);
}

/** Processor time of one publish, in milliseconds, at the median. */
async function cost(
  owner: Owner,
  pid: number,
  rounds: number,
  change: (turn: number) => Parameters<Owner['publish']>[0],
) {
  const costs: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    const publish = await owner.change(change(1000 + round));
    const [before, began] = [processorTime(pid), performance.now()];
    await publish();
    const ms = performance.now() - began;
    // Includes deferred work: pages are rendered ahead of later requests.
    await pause(1000);
    costs.push(processorTime(pid) - before);
    console.log(
      `  ${change(0).record}: ${Math.round(costs.at(-1) as number)} ms of the processor, ${Math.round(ms)} ms until the answer`,
    );
  }
  return median(costs);
}

const aim = (what: string, ours: number, theirs: number, unit: string): BenchRow => ({
  what,
  ours,
  reference: 'aim',
  theirs,
  unit,
});
