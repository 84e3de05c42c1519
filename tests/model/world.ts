/** The system under test: two apps on one database, a mail server, and an app to restore into. Resets between runs. */

import { existsSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { vi } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { type ArchivedRow, emptyTable, insertRows } from '../../server/backup/store.ts';
import { TRANSFER_TABLES } from '../../server/backup/tables.ts';
import { connect, type EngineName } from '../../server/database/connect.ts';
import type { Db } from '../../server/database/schema.ts';
import type { App } from '../../server/http/app-type.ts';
import type { RenderPages } from '../../server/http/rendered-pages.ts';
import { securityHeaders } from '../../server/http/security-headers.ts';
import { mailWorker, plainMail } from '../../server/outbox/testing/outbox.ts';
import { builtSite } from '../../server/testing/built-site.ts';
import { type MailServer, startMailServer } from '../../server/testing/mail-server.ts';
import { createTestApp, type TestApp } from '../../server/testing/test-app.ts';
import { AUDITOR, addPictures, addStaff, beginningState } from './fixture.ts';
import type { State } from './state.ts';

/** Every run begins at this instant. */
export const BEGINNING = Date.UTC(2026, 2, 2, 15);
export const SECRET = 'a secret of the model, the same at the place to restore into';

type Gate = { opened: Promise<void>; open: () => void };

export type World = {
  engine: EngineName;
  test: TestApp;
  apps: [App, App];
  /** The app that backups are restored into. */
  place: TestApp;
  mailServer: MailServer;
  /** Holds mail at the mail server until it is opened. */
  gate: Gate;
  /** Holds replies until a run waits for all mail, so that they count at a time that the model controls. */
  replies: Gate;
  /** By session. */
  cookies: Map<string, string>;
  auditor: { cookie: string; session: ArchivedRow };
  backups: string;
  /** Earlier requests of visitors and staff, to send again. */
  sent: { inquiries: object[]; forms: object[]; replies: object[] };
  /** Returns the next number: every text, session and file of a run has a different one. */
  next: () => number;
  reset: () => Promise<State>;
  close: () => Promise<void>;
};

/** Renders pages as JSON: the model checks only their data. */
const pages: RenderPages = async (_request, services) =>
  Response.json(services.visitor ?? services.submittedForm ?? null, {
    status: services.visitor && 'missing' in services.visitor ? 404 : 200,
  });

export async function createWorld(engine: EngineName): Promise<World> {
  vi.useFakeTimers({ toFake: ['Date'], now: BEGINNING });
  const mailServer = await startMailServer();
  const settings = { SECRET, SMTP_URL: mailServer.url, MAIL_TO: 'studio@example.com' };
  const test = await createTestApp(engine, settings, pages, { renderMail: plainMail, undoPauseMs: 0 });
  const place = await createTestApp(engine, { SECRET }, pages);
  // A separate connection, as a second process would have.
  const db = connect(test.config);
  const { config } = test;
  const second = await buildApp({
    ...{ config, db, log: test.app.log, pages, renderMail: plainMail, takeBackMs: 0, undoPauseMs: 0 },
    headers: securityHeaders(config, []),
    site: builtSite,
  });
  await second.ready();
  const workers = [test.db, db].map((each) => mailWorker(config, each));
  for (const worker of workers) worker.start();
  const waking = setInterval(() => workers.map(({ outbox }) => outbox.wake()), 20);

  const { cookies, auditor } = await addStaff(test);
  await addPictures(test);
  const beginning = await tablesOf(test.db);
  // Recurring jobs run as steps of the model; scheduled ones would run at unpredictable moments.
  beginning.rows.jobs = [];
  const images = join(config.dataDir, 'images');
  const spare = join(config.dataDir, 'spare-images');
  // PostgreSQL stores pictures as rows.
  const hasFiles = existsSync(images);
  if (hasFiles) await cp(images, spare, { recursive: true });

  const world: World = {
    ...{ engine, test, place, mailServer, cookies },
    auditor: { cookie: auditor, session: auditorsOf(beginning.rows) },
    apps: [test.app, second],
    gate: { opened: Promise.resolve(), open: () => {} },
    replies: closedGate(),
    backups: join(config.dataDir, 'backups'),
    sent: { inquiries: [], forms: [], replies: [] },
    next: () => 0,
    async reset() {
      vi.setSystemTime(BEGINNING);
      let count = 0;
      world.next = () => ++count;
      world.sent = { inquiries: [], forms: [], replies: [] };
      world.cookies = new Map(cookies);
      mailServer.received.length = 0;
      rmSync(world.backups, { recursive: true, force: true });
      rmSync(join(config.dataDir, 'last-backup.json'), { force: true });
      await fill(test.db, beginning.rows);
      if (hasFiles) await cp(spare, images, { recursive: true });
      return structuredClone(beginning.state);
    },
    async close() {
      vi.useRealTimers();
      world.gate.open();
      world.replies.open();
      clearInterval(waking);
      for (const worker of workers) await worker.stop();
      await second.close();
      await db.destroy();
      await mailServer.stop();
      await test.close();
      await place.close();
    },
  };
  mailServer.behaviour.onDataEnd = ({ raw }) => (isReply(raw) ? world.replies : world.gate).opened;
  return world;
}

function closedGate(): Gate {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  return { opened, open };
}

const isReply = (raw: string): boolean => /^subject: A mail of kind reply/im.test(raw);

type Rows = Record<string, ArchivedRow[]>;

async function tablesOf(db: Db): Promise<{ rows: Rows; state: State }> {
  const rows: Rows = {};
  for (const { name } of TRANSFER_TABLES)
    rows[name] = (await db.selectFrom(name).selectAll().execute()) as ArchivedRow[];
  return { rows, state: beginningState(rows) };
}

function auditorsOf({ staff_users = [], staff_sessions = [] }: Rows): ArchivedRow {
  const { id } = staff_users.find(({ name }) => name === AUDITOR) as ArchivedRow;
  return staff_sessions.find(({ user_id }) => user_id === id) as ArchivedRow;
}

/** Resets every table to the given rows; tables without rows become empty. */
export async function fill(db: Db, rows: Rows = {}): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const table of TRANSFER_TABLES.toReversed()) await emptyTable(trx, table);
    for (const table of TRANSFER_TABLES) {
      const given = rows[table.name] ?? [];
      if (given.length > 0) await insertRows(trx, table, given);
    }
  });
}

const PATIENCE_MS = 20_000;

/** Releases the mail server, and waits until all mail that isn't held is sent. */
export async function isQuiet(world: World): Promise<void> {
  world.gate.open();
  world.replies.open();
  const end = performance.now() + PATIENCE_MS;
  while (await isBusy(world)) {
    if (performance.now() > end) throw new Error('Mails still wait although the mail server takes them.');
    await pause(3);
  }
  world.replies = closedGate();
}

async function isBusy({ test: { db }, mailServer }: World): Promise<boolean> {
  const unsent = await db
    .selectFrom('mails')
    .select(['message_id', 'state'])
    .where('sent_at', 'is', null)
    .where('state', 'in', ['waiting', 'held'])
    .execute();
  const taken = new Set(mailServer.received.map(({ messageId }) => messageId));
  return unsent.some(({ message_id, state }) => state === 'waiting' || taken.has(message_id));
}
