/**
 * Pictures in PostgreSQL beside pictures on the server's disk, one person after the other: an upload, its first view at the
 * same server, and its first view at another server of the firm, which has no copy yet. A disk serves one server, so that
 * view is compared with a view at the server that has the disk.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { upload } from '../../server/images/testing/upload.ts';
import { createDatabase, postgresPrograms, startCluster } from '../../server/testing/postgres-cluster.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';
import type { Row } from './bench.ts';
import { median } from './load.ts';

const TURNS = 20;

type Times = Record<'upload' | 'first view' | 'first view elsewhere', number[]>;

const none = (): Times => ({ upload: [], 'first view': [], 'first view elsewhere': [] });

export async function benchPicturePlaces(photographs: { name: string; file: Buffer }[]): Promise<Row[]> {
  if (!postgresPrograms()) return [];
  const cluster = await startCluster();
  const servers: RunningServer[] = [];
  try {
    const start = async (PICTURES: string) => {
      const server = await startServer({ DATABASE_URL: await createDatabase(cluster.url), PICTURES });
      servers.push(server);
      return server;
    };
    const [database, disk] = [await start('database'), await start('disk')];
    const rows: Row[] = [];
    for (const { name, file } of photographs) {
      console.log(`Pictures of ${name}: in PostgreSQL · on disk`);
      const [ours, theirs] = [none(), none()];
      await once(database, file, ours);
      await once(disk, file, theirs);
      for (const times of [ours, theirs]) Object.assign(times, none());
      for (let turn = 0; turn < TURNS; turn++) {
        await once(database, file, ours);
        await once(disk, file, theirs);
      }
      const row = (what: keyof Times, reference = what) => ({
        ...{ what: `${what} of ${name}, in PostgreSQL`, unit: 'ms' },
        ...{
          ours: median(ours[what]),
          reference: `${reference}, on disk`,
          theirs: median(theirs[reference]),
        },
      });
      rows.push(row('upload'), row('first view'), row('first view elsewhere', 'first view'));
    }
    return rows;
  } finally {
    for (const server of servers) await server.remove();
    cluster.remove();
  }
}

async function once({ url, dataDir }: RunningServer, file: Buffer, times: Times): Promise<void> {
  const began = performance.now();
  const answer = await upload(url, new Uint8Array(file));
  const body = await answer.text();
  times.upload.push(performance.now() - began);
  if (answer.status !== 200) throw new Error(`An upload answered ${answer.status}: ${body}`);
  const { pathname } = new URL(JSON.parse(body).secure_url);
  times['first view'].push(await view(url + pathname));
  rmSync(join(dataDir, 'picture-cache'), { recursive: true, force: true });
  times['first view elsewhere'].push(await view(url + pathname));
}

/** @returns milliseconds, on a connection of its own. */
async function view(address: string): Promise<number> {
  const asked = performance.now();
  const answer = await fetch(address, { headers: { connection: 'close' } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`A view answered ${answer.status}`);
  return performance.now() - asked;
}
