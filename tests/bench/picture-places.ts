/** Pictures in PostgreSQL beside pictures on the server's disk, one person after the other: an upload, and its first view. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { upload } from '../../server/images/testing/upload.ts';
import { createDatabase, postgresPrograms, startCluster } from '../../server/testing/postgres-cluster.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';
import type { Row } from './bench.ts';
import { median } from './load.ts';

const TURNS = 20;

type Times = { upload: number[]; view: number[] };

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
      const [ours, theirs]: [Times, Times] = [
        { upload: [], view: [] },
        { upload: [], view: [] },
      ];
      await once(database, file, ours);
      await once(disk, file, theirs);
      for (const times of [ours, theirs]) Object.assign(times, { upload: [], view: [] });
      for (let turn = 0; turn < TURNS; turn++) {
        await once(database, file, ours);
        await once(disk, file, theirs);
      }
      for (const what of ['upload', 'view'] as const)
        rows.push({
          ...{ what: `${what === 'view' ? 'first view' : what} of ${name}, in PostgreSQL`, unit: 'ms' },
          ...{ ours: median(ours[what]), reference: 'on disk', theirs: median(theirs[what]) },
        });
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
  // As another server has it, which never saw the upload.
  rmSync(join(dataDir, 'picture-cache'), { recursive: true, force: true });
  const asked = performance.now();
  const view = await fetch(url + pathname, { headers: { connection: 'close' } });
  await view.arrayBuffer();
  times.view.push(performance.now() - asked);
  if (!view.ok) throw new Error(`A view answered ${view.status}`);
}
