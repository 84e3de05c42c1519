/** The dashboard over 100,000 inquiries, over HTTP: the first view, searches as staff type them, the reports of a year. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededRandom } from '../contract/shared/seeded-random.ts';
import { startServer } from '../tests/support/running-server.ts';
import type { BenchRow } from './bench.ts';
import { onBothDatabases } from './both-databases.ts';
import { furnish, SEARCHES, signIn } from './furnished.ts';
import { at, stopwatch, type Timed } from './stopwatch.ts';

const INQUIRIES = 100_000;
const ROUNDS = 10;

export const benchFinding = () => onBothDatabases(on);

async function on(engine: string, settings: Record<string, string>): Promise<BenchRow[]> {
  console.log(`Finding among ${INQUIRIES.toLocaleString('en-US')} inquiries on ${engine}: seeding …`);
  const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-bench-'));
  await furnish({ DATA_DIR: folder, ...settings }, INQUIRIES);
  const server = await startServer({ DATA_DIR: folder, ...settings });
  const watch = await stopwatch(server, settings.DATABASE_URL);
  try {
    const cookie = await signIn(server.url);
    const get = async (path: string) => {
      const answer = await fetch(server.url + path, { headers: { cookie } });
      await answer.text();
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    };
    const measured = async (q: string, work: () => Promise<unknown>): Promise<Measured> => ({
      q,
      ...(await watch.time(work)),
    });
    const firstView = () =>
      measured('', () => Promise.all([get('/api/inquiries?sort=queue'), get('/api/inquiries/counts')]));
    const search = (q: string) =>
      measured(q, () => get(`/api/inquiries?${new URLSearchParams({ sort: 'queue', q })}`));
    for (let round = 0; round < 5; round++) await firstView();
    const views: Measured[] = [];
    for (let round = 0; round < 30; round++) views.push(await firstView());
    // The first round warms up the server.
    for (const q of SEARCHES) await search(q);
    const searches: Measured[] = [];
    for (let round = 0; round < ROUNDS; round++)
      for (const q of seededRandom(`round ${round}`).sample(SEARCHES, SEARCHES.length))
        searches.push(await search(q));
    report(searches);
    for (const q of MISTYPED) await search(q);
    const mistyped: Measured[] = [];
    for (let round = 0; round < ROUNDS; round++) for (const q of MISTYPED) mistyped.push(await search(q));
    report(mistyped);
    const reports: Measured[] = [];
    for (let round = 0; round < ROUNDS; round++)
      reports.push(await measured('', () => get(`/api/reports?${lastYear()}`)));
    const counts = await viewCounts(server.url, cookie, () => measured('', () => get('/api/views/counts')));
    return [
      ...rows(`first view (list and counts), ${engine}`, views, 300),
      ...rows(`search, ${engine}`, searches, 100),
      ...rows(`mistyped search, ${engine}`, mistyped, 100),
      ...rows(`reports of a year, ${engine}`, reports, 400),
      ...rows(`counts of ${VIEWS.length} saved views after a change, ${engine}`, counts.changed, 300),
      ...rows(`counts of ${VIEWS.length} saved views again, ${engine}`, counts.again, 300),
    ];
  } finally {
    await watch.end();
    await server.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Measured = Timed & { q: string };

function lastYear(): URLSearchParams {
  const to = new Date();
  const from = new Date(to.getTime() - 364 * 86_400_000);
  return new URLSearchParams({ from: from.toISOString().slice(0, 10), to: to.toISOString().slice(0, 10) });
}

const MISTYPED = [
  ...['delgdo', 'wlison', 'nguyne', 'kowalsky', 'jose grcia', 'ann smiht', 'kitchne', 'restuarant'],
  ...['restuarant fredericksbrug', 'wheelchiar', 'spetic blanco', 'jose.delgdo@', 'xqzwvy'],
];

const VIEWS = [
  ...['status=new', 'status=contacted,in-progress', 'assignee=me', 'assignee=none', 'service=remodel'],
  ...['overdue=1', 'area=blanco', 'q=restaurant', 'q=delgado', 'from=2026-01-01&to=2026-06-30'],
];

/** Saves views and measures their counts. `changed`: after a write; `again`: without a write in between. */
async function viewCounts(url: string, cookie: string, measure: () => Promise<Measured>) {
  const headers = { cookie, origin: url, 'content-type': 'application/json' };
  const save = (name: string, query: string) =>
    fetch(`${url}/api/views`, { method: 'POST', headers, body: JSON.stringify({ name, query }) });
  for (const query of VIEWS) await save(query, query);
  const changed: Measured[] = [];
  const again: Measured[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const { id } = (await (await save(`Round ${round}`, 'service=remodel')).json()) as { id: string };
    changed.push(await measure());
    again.push(await measure());
    await fetch(`${url}/api/views/${id}`, { method: 'DELETE', headers });
  }
  return { changed, again };
}

function rows(what: string, all: Measured[], aim: number): BenchRow[] {
  const row = (name: string, share: number, part: 'ms' | 'processor') => ({
    what: `${what}, ${name}`,
    ours: at(
      share,
      all.map((one) => one[part]),
    ),
    reference: 'aim',
    theirs: aim,
    unit: 'ms',
  });
  return [
    row('median', 0.5, 'ms'),
    row('p95', 0.95, 'ms'),
    row('median, processor', 0.5, 'processor'),
    row('p95, processor', 0.95, 'processor'),
  ];
}

/** Prints the slowest searches with their text, to explain the figures. */
function report(searches: Measured[]): void {
  const medians = [...Map.groupBy(searches, ({ q }) => q)].map(([q, all]) => ({
    q,
    ms: at(
      0.5,
      all.map(({ ms }) => ms),
    ),
    processor: at(
      0.5,
      all.map(({ processor }) => processor),
    ),
  }));
  const slowest = medians.toSorted((a, b) => b.processor - a.processor).slice(0, 6);
  const figures = slowest.map(
    ({ q, ms, processor }) => `${q} ${ms.toFixed(0)} ms (processor ${processor.toFixed(0)})`,
  );
  console.log(`  slowest: ${figures.join(', ')}`);
}
