/**
 * Whether pages stay calm while the dashboard and the operator ask for much: pages, health checks and inquiries come in
 * at a fixed rate while searches, reports, exports, erasures, retention, a backup, a restore rehearsal and migrations run,
 * one after the other. `npm run bench -- calm [--inquiries=20000] [--seconds=30] [--house=FOLDER] [--only=reports,backup]`.
 * For retention the server restarts, so that row also includes a start. With --house the furnished folder is kept, or taken from there; a run erases some hundreds of its inquiries.
 *
 * Aims: pages p99 at most 10 ms above quiet, inquiries p99 at most 250 ms, no hold of the serving thread over 20 ms.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startServer } from '../support/running-server.ts';
import type { Row } from './bench.ts';
import { type Activity, activities, closedDays } from './calm/activities.ts';
import { type Felt, felt, TOLD } from './calm/felt.ts';
import { furnish, signIn } from './furnished.ts';
import { at } from './stopwatch.ts';

const AIM = { abovePages: 10, inquiries: 250, hold: 20 };

export async function benchCalm(): Promise<Row[]> {
  const { values } = parseArgs({
    args: process.argv.slice(2),
    allowPositionals: true,
    options: {
      inquiries: { type: 'string', default: '1000000' },
      seconds: { type: 'string', default: '30' },
      house: { type: 'string' },
      only: { type: 'string' },
    },
  });
  const folder = values.house ?? mkdtempSync(join(tmpdir(), 'ledge-frame-calm-'));
  const size = Number(values.inquiries);
  try {
    if (!existsSync(join(folder, 'ledge-frame.sqlite'))) {
      console.log(`Calm: ${size.toLocaleString('en-US')} inquiries, seeding …`);
      await furnish({ DATA_DIR: folder }, size);
    }
    const chosen = values.only?.split(',');
    return await onHouse(folder, Number(values.seconds), ({ name }) => !chosen || chosen.includes(name));
  } finally {
    if (!values.house) rmSync(folder, { recursive: true, force: true });
  }
}

async function onHouse(
  folder: string,
  seconds: number,
  isChosen: (one: Activity) => boolean,
): Promise<Row[]> {
  const settings = { DATA_DIR: folder, LOG_LEVEL: 'info', ...TOLD };
  let server = await startServer(settings);
  const cookie = await signIn(server.url);
  const all: { name: string; done: string; during: Felt }[] = [];
  const note = (name: string, done: string, during: Felt) => {
    all.push({ name, done, during });
    console.log(line(name, done, during));
  };
  try {
    await felt(server, () => pause(10_000));
    console.log(HEAD);
    note('quiet', '', await felt(server, () => pause(seconds * 1000)));
    for (const activity of activities.filter(isChosen)) {
      if (activity.restart) {
        await server.kill('SIGTERM');
        server = await startServer({ ...settings, RETENTION_DAYS: String(await closedDays(folder)) });
      }
      let done = '';
      const until = performance.now() + seconds * 1000;
      const during = await felt(server, async () => {
        done = await activity.run({
          server,
          cookie,
          folder,
          seconds,
          isOver: () => performance.now() > until,
        });
      });
      note(activity.name, done, during);
    }
    note('quiet again', '', await felt(server, () => pause(seconds * 1000)));
  } finally {
    await server.kill('SIGTERM');
  }
  console.log(`Load of the machine at the end: ${loadavg()[0]?.toFixed(1)}`);
  return rowsOf(all);
}

const HEAD = `
| while | pages, median | p99 | health p99 | inquiries p99 | longest hold | of processor | failed | got done |
|---|---:|---:|---:|---:|---:|---:|---:|---|`;

const line = (name: string, done: string, { pages, health, inquiries, hold, work, failures }: Felt) =>
  `| ${name} | ${ms(at(0.5, pages))} | ${ms(at(0.99, pages))} | ${ms(at(0.99, health))} | ${ms(at(0.99, inquiries))} | ${ms(hold)} | ${ms(work)} | ${failures.length === 0 ? 0 : `${failures.length} (${failures[0]})`} | ${done} |`;

const ms = (value: number) => value.toFixed(value < 10 ? 1 : 0);

function rowsOf(all: { name: string; during: Felt }[]): Row[] {
  const quiet = all[0]?.during as Felt;
  const row = (what: string, ours: number, reference: string, theirs: number): Row => ({
    ...{ what, ours, reference, theirs },
    unit: 'ms',
  });
  return all.slice(1).flatMap(({ name, during }) => [
    row(`pages p99 while: ${name}`, at(0.99, during.pages), 'quiet, and 10 ms', at(0.99, quiet.pages) + AIM.abovePages), // biome-ignore format: one line
    row(`inquiries p99 while: ${name}`, at(0.99, during.inquiries), 'aim', AIM.inquiries),
    row(`longest hold while: ${name}`, during.hold, 'aim', AIM.hold),
    row(`longest hold while: ${name}, of processor`, during.work, 'aim', AIM.hold),
  ]);
}
