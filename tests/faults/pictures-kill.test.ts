/**
 * Pictures in PostgreSQL, with servers killed during uploads (decision 11). A server with an empty DATA_DIR has every
 * acknowledged picture completely, and every other picture either completely or not at all.
 */
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, inject, it } from 'vitest';
import { connect } from '../../server/database/connect.ts';
import { photograph } from '../../server/images/testing/sample-files.ts';
import { upload } from '../../server/images/testing/upload.ts';
import { createDatabase, freePort } from '../../server/testing/postgres-cluster.ts';
import { startServer } from '../support/running-server.ts';

const rounds = Math.max(3, Math.round(Number(process.env.FAULT_ROUNDS ?? 5) / 4));
const VISITORS = 3;

it.skipIf(!inject('postgresUrl'))(
  `kill -9 during uploads, ${rounds} rounds`,
  {
    timeout: 60_000 + rounds * 20_000,
  },
  async () => {
    const databaseUrl = await createDatabase(inject('postgresUrl') as string);
    const port = String(await freePort());
    const settings = {
      PORT: port,
      DATABASE_URL: databaseUrl,
      SECRET: 'the same on every server, '.repeat(2),
    };
    const origin = `http://127.0.0.1:${port}`;
    const acknowledged: string[] = [];
    let isOver = false;
    /** Sends pictures in sequence, regardless of their responses. */
    const visitor = async () => {
      while (!isOver) {
        const answer = await upload(origin, new Uint8Array(photograph())).catch(() => null);
        const body =
          answer?.status === 200 ? ((await answer.json().catch(() => null)) as Saved | null) : null;
        if (body) acknowledged.push(body.secure_url);
        else await pause(20);
      }
    };
    const visitors = Array.from({ length: VISITORS }, visitor);
    for (let round = 1; round <= rounds; round++) {
      const server = await startServer(settings);
      const before = acknowledged.length;
      while (acknowledged.length < before + 2) await pause(5);
      await pause(Math.random() * 150);
      await server.kill('SIGKILL');
      rmSync(server.dataDir, { recursive: true, force: true });
    }
    isOver = true;
    await Promise.all(visitors);

    const db = connect({ databaseUrl, dataDir: '' });
    const pictures = await db.selectFrom('images').select('id').execute();
    const files = await db.selectFrom('image_files').select(['image_id', 'name']).execute();
    await db.destroy();
    expect(pictures.length).toBeGreaterThanOrEqual(acknowledged.length);
    const byPicture = Map.groupBy(files, ({ image_id }) => image_id);
    for (const { id } of pictures) expect([0, 2], id).toContain(byPicture.get(id)?.length ?? 0);

    const other = await startServer(settings);
    for (const address of acknowledged) {
      const answer = await fetch(new URL(new URL(address).pathname, other.url));
      expect(answer.status).toBe(200);
      await expect(sharp(Buffer.from(await answer.arrayBuffer())).stats()).resolves.toBeDefined();
    }
    await other.remove();
  },
);

type Saved = { secure_url: string };
