/** A full data disk: requests are refused cleanly, none is partially saved, and the server recovers with free space. */
import { existsSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { connect } from '../../server/database/connect.ts';
import { photograph } from '../../server/images/testing/sample-files.ts';
import { upload } from '../../server/images/testing/upload.ts';
import { startServer } from '../support/running-server.ts';
import { fillDisk, smallDisk } from '../support/small-disk.ts';
import { inquiry, send, type TrafficResponse } from '../support/traffic.ts';

const small = smallDisk('24m');
const disk = small?.folder ?? '';
afterAll(() => small?.remove());

const times = Math.max(1, Math.round(Number(process.env.FAULT_ROUNDS ?? 5) / 40));

it.skipIf(!small)(
  `a full disk refuses, keeps nothing by halves and recovers, ${times} times`,
  {
    timeout: 60_000 + times * 60_000,
  },
  async () => {
    const server = await startServer({ DATA_DIR: join(disk, 'data') });
    const ballast = join(disk, 'ballast');
    const saved: string[] = [];
    const pictures: string[] = [];
    const note = (one: TrafficResponse) => one.status === 201 && saved.push(JSON.parse(one.body).id);
    const sendPicture = async () => {
      const answer = await upload(server.url, new Uint8Array(photograph()));
      const body = (await answer.json()) as { secure_url?: string; detail?: string };
      if (answer.status === 200) pictures.push(new URL(body.secure_url as string).pathname);
      return { status: answer.status, detail: body.detail };
    };
    for (let round = 1; round <= times; round++) {
      note(await send(server.url, inquiry()));
      expect((await sendPicture()).status).toBe(200);
      fillDisk(ballast);
      const refused: TrafficResponse[] = [];
      while (refused.length < 20) {
        const together = await Promise.all(Array.from({ length: 8 }, () => send(server.url, inquiry())));
        for (const one of together) {
          if (one.status === 201) note(one);
          else refused.push(one);
        }
        // The log had space for a few more writes. Fill the space that a checkpoint has freed.
        fillDisk(ballast);
      }
      for (const { status, failure } of refused) {
        expect(failure).toBeUndefined();
        expect([503, 507]).toContain(status);
      }
      expect(JSON.parse(refused.at(-1)?.body ?? '{}').detail).toMatch(/again/);
      for (let n = 0; n < 3; n++) {
        const { status, detail } = await sendPicture();
        expect([503, 507], detail).toContain(status);
      }
      for (const path of ['/', '/contact', '/healthz', '/readyz', pictures[0] as string])
        expect(await send(server.url, { method: 'GET', path }), path).toMatchObject({ status: 200 });
      expect(leftovers()).toEqual([]);

      rmSync(ballast);
      const after = await send(server.url, inquiry());
      expect(after).toMatchObject({ status: 201 });
      note(after);
      expect((await sendPicture()).status).toBe(200);
      console.log(
        `full disk: ${round} of ${times}, ${saved.length} acknowledged, ${refused.length} refused last`,
      );
    }
    await server.kill('SIGTERM');

    const db = connect({ databaseUrl: undefined, dataDir: server.dataDir });
    const ids = async (table: 'inquiries' | 'inquiry_events' | 'mails' | 'images') => {
      const column = table === 'inquiries' || table === 'images' ? 'id' : 'inquiry_id';
      const rows = await db.selectFrom(table).select(`${column} as id`).execute();
      return rows.map(({ id }) => id as string);
    };
    // Each refused inquiry left nothing; each acknowledged one is stored with its event and its mail.
    expect((await ids('inquiries')).sort()).toEqual(saved.sort());
    expect((await ids('inquiry_events')).sort()).toEqual(saved);
    expect([...new Set(await ids('mails'))].sort()).toEqual(saved);
    const known = await ids('images');
    for (const name of pictureFiles()) expect(known).toContain(name.slice(0, 40));
    for (const path of pictures)
      expect(pictureFiles(), 'an acknowledged picture').toContain(path.split('/').at(-1));
    await db.destroy();
  },
);

const leftovers = () => (existsSync(join(disk, 'data/tmp')) ? readdirSync(join(disk, 'data/tmp')) : []);

const pictureFiles = () =>
  readdirSync(join(disk, 'data/images'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);

it('stops taking pictures before there is no room for requests', { timeout: 60_000 }, async (test) => {
  const tight = smallDisk('24m');
  if (!tight) return test.skip();
  onTestFinished(tight.remove);
  const server = await startServer({ DATA_DIR: join(tight.folder, 'data') });
  onTestFinished(server.remove);
  const ballast = join(tight.folder, 'ballast');
  fillDisk(ballast);
  // Free space is below a twentieth of the disk, yet enough for a request and its mail.
  truncateSync(ballast, statSync(ballast).size - 1024 * 1024);
  const picture = await upload(server.url, new Uint8Array(photograph()));
  expect(picture.status).toBe(507);
  expect(((await picture.json()) as { detail: string }).detail).toContain('can’t accept pictures');
  expect((await send(server.url, inquiry())).status).toBe(201);
  expect(readdirSync(join(server.dataDir, 'tmp'))).toEqual([]);
  rmSync(ballast);
  expect((await upload(server.url, new Uint8Array(photograph()))).status).toBe(200);
});
