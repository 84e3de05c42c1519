/**
 * Mail that arrives while the mailbox's server and ours are killed: none is lost, and none is stored twice. 20 kills of
 * each and 400 emails in `npm run test:faults`, three and 60 in `npm test`; on PostgreSQL with two servers.
 */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { openBlob } from '../../server/blobs/blobs-store.ts';
import { connect } from '../../server/database/connect.ts';
import type { Db } from '../../server/database/schema.ts';
import { dovecotIsThere, startDovecot } from '../../server/inbound/testing/dovecot.ts';
import { createDatabase, postgresPrograms, startCluster } from '../../server/testing/postgres-cluster.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';

const rounds = process.env.FAULT_ROUNDS ? 20 : 3;
const MAILS_BEFORE_A_KILL = 10;

describe.skipIf(!dovecotIsThere())('mail that comes in while servers are killed', () => {
  it(`is stored once, on SQLite, ${rounds} kills of each`, { timeout: 900_000 }, () => killAndCount(1));

  it.skipIf(!postgresPrograms())(
    `is stored once, on PostgreSQL with two servers, ${rounds} kills of each`,
    { timeout: 900_000 },
    async () => {
      const cluster = await startCluster();
      try {
        await killAndCount(2, await createDatabase(cluster.url));
      } finally {
        cluster.remove();
      }
    },
  );
});

async function killAndCount(howMany: number, databaseUrl?: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'ledge-frame-inbound-'));
  const dovecot = await startDovecot();
  const settings = {
    DATA_DIR: dataDir,
    IMAP_URL: dovecot.url,
    SECRET: 'a secret that all servers of this test share',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  const servers: RunningServer[] = [];
  for (let n = 0; n < howMany; n++) servers.push(await startServer(settings));
  const db = connect({ databaseUrl, dataDir });
  const delivered = new Set<string>();
  try {
    for (let round = 1; round <= rounds; round++) {
      await killAmidMails(db, delivered, dovecot, () => dovecot.kill());
      await dovecot.start();
      await allAreStored(db, delivered);
      if (round === Math.ceil(rounds / 2)) await dovecot.renumber();
      const victim = round % howMany;
      await killAmidMails(db, delivered, dovecot, () => (servers[victim] as RunningServer).kill());
      // Ends the dead server's lease. The last round waits until the lease expires.
      if (round < rounds)
        await db
          .updateTable('jobs')
          .set({ lease: null, lease_until: null })
          .where('task', '=', 'mailbox')
          .execute();
      servers[victim] = await startServer(settings);
      await allAreStored(db, delivered);
    }
    await expectEachOnce(db, delivered);
    console.log(`${databaseUrl ? 'PostgreSQL' : 'SQLite'}: ${rounds} kills of each, ${delivered.size} mails`);
  } finally {
    await db.destroy();
    for (const server of servers) await server.kill();
    await dovecot.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Delivers emails, and kills after some of them are stored, at a different point each time. */
async function killAmidMails(
  db: Db,
  delivered: Set<string>,
  dovecot: Awaited<ReturnType<typeof startDovecot>>,
  kill: () => Promise<void>,
): Promise<void> {
  const before = await stored(db);
  const after = before + 1 + Math.floor(Math.random() * (MAILS_BEFORE_A_KILL - 2));
  let isKilled = false;
  const delivery = async () => {
    for (let n = 0; n < MAILS_BEFORE_A_KILL; n++) {
      const raw = letter(delivered.size);
      delivered.add(createHash('sha256').update(raw).digest('hex'));
      dovecot.deliver(raw);
      await pause(Math.random() * 30);
    }
  };
  const killing = async () => {
    const giveUp = Date.now() + 60_000;
    while ((await stored(db)) < after && Date.now() < giveUp) await pause(2);
    expect(await stored(db)).toBeGreaterThanOrEqual(after);
    await pause(Math.random() * 10);
    await kill();
    isKilled = true;
  };
  await Promise.all([delivery(), killing()]);
  expect(isKilled).toBe(true);
}

/** An email of a few hundred bytes. Every tenth one is large enough for several rows in the database. */
const letter = (n: number) =>
  [
    'From: Rosa Delgado <rosa@example.com>',
    'To: studio@ledgeandframe.example',
    `Subject: Letter ${n}`,
    `Message-ID: <letter-${n}@example.com>`,
    '',
    ...Array.from(
      { length: n % 10 === 0 ? 8000 : 10 },
      () => `Line of letter ${n}, about a ledge facing south.`,
    ),
    '',
  ].join('\r\n');

async function stored(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('inbound_mails')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function allAreStored(db: Db, delivered: ReadonlySet<string>): Promise<void> {
  await expect.poll(() => stored(db), { timeout: 120_000, interval: 50 }).toBe(delivered.size);
}

/** Each email has one row, with its complete content. */
async function expectEachOnce(db: Db, delivered: ReadonlySet<string>): Promise<void> {
  const rows = await db.selectFrom('inbound_mails').select(['sha256', 'blob_id']).execute();
  expect(rows.map(({ sha256 }) => sha256).sort()).toEqual([...delivered].sort());
  for (const { sha256, blob_id } of rows) {
    const hash = createHash('sha256');
    for await (const part of openBlob(db, blob_id as string)) hash.update(part);
    expect(hash.digest('hex')).toBe(sha256);
  }
}
