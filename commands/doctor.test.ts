/** `npm run doctor` as a separate process, with and without a running server. */
import { existsSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { backUp } from '#server/backup/backup.ts';
import type { CheckFinding } from '#server/checks/finding.ts';
import { metricsToken } from '#server/metrics/access.ts';
import { startMailServer } from '#server/testing/mail-server.ts';
import { freePort } from '#server/testing/postgres-cluster.ts';
import { createTestApp, engines, type TestApp } from '#server/testing/test-app.ts';
import { environmentOf, runCommandProcess } from './testing/run-command.ts';

async function examine(env: Record<string, string>) {
  const { code, out, err } = await runCommandProcess('doctor', ['--json'], { env });
  expect(err).toBe('');
  const report = JSON.parse(out) as { exitCode: number; findings: CheckFinding[] };
  expect(code).toBe(report.exitCode);
  for (const { mark, todo } of report.findings) if (mark !== 'ok') expect(todo).toBeTruthy();
  return { code, about: (name: string) => report.findings.filter(({ about }) => about === name) };
}

describe.each(engines)('npm run doctor on %s', (engine) => {
  let test: TestApp;
  let env: Record<string, string>;
  beforeEach(async () => {
    const port = await freePort();
    test = await createTestApp(engine, { PORT: String(port) });
    await test.app.listen({ port, host: '127.0.0.1' });
    env = {
      ...environmentOf(test.config),
      PORT: String(port),
      SITE_ORIGIN: `http://127.0.0.1:${port}`,
    };
  });
  afterEach(() => test.close());

  const queue = (state: string, more: object = {}) =>
    test.db
      .insertInto('mails')
      .values({
        id: `mail-${Math.random()}`,
        kind: 'reply',
        recipient: 'ann@example.com',
        message_id: '<x@example.com>',
        state,
        run_at: new Date().toISOString(),
        created_at: new Date().toISOString(),
        ...more,
      })
      .execute();

  it('finds database, outbox, disk, origin, limits and mail right beside a running server', async () => {
    const mailServer = await startMailServer();
    onTestFinished(() => mailServer.stop());
    const before = await test.db.selectFrom('staff_attempts').selectAll().execute();
    const { code, about } = await examine({ ...env, SMTP_URL: mailServer.url, MAIL_FROM: 'studio@firm.com' });
    for (const name of ['database', 'outbox', 'erasures', 'disk', 'limits', 'proxy', 'mail'])
      expect(about(name), name).toMatchObject(about(name).map(() => ({ mark: 'ok' })));
    expect(about('database')).toHaveLength(1);
    expect(about('origin').at(-1)).toMatchObject({
      mark: 'ok',
      says: expect.stringContaining('is responding'),
    });
    expect(about('backups')).toMatchObject([{ mark: 'warning' }]);
    // Grouped: one line for all samples, not one per file.
    expect(about('samples')).toContainEqual(
      expect.objectContaining({
        mark: 'warning',
        says: expect.stringMatching(/^\d+ sample items in Projects: .*Oak Studio/),
      }),
    );
    expect(about('samples').length).toBeLessThan(8);
    expect(about('firm')).toMatchObject([{ mark: 'warning' }]);
    expect(code).toBe(1);
    // Its trial write was undone.
    expect(await test.db.selectFrom('staff_attempts').selectAll().execute()).toEqual(before);
    expect(mailServer.received).toEqual([]);
  });

  it('says which changes of this release a database lacks, and which it has of a newer one', async () => {
    const names = test.db.withTables<{ kysely_migration: { name: string; timestamp: string } }>();
    await names.deleteFrom('kysely_migration').execute();
    const behind = await examine(env);
    expect(behind.about('database')).toMatchObject([
      { mark: 'error', says: expect.stringContaining('1.0-baseline') },
    ]);
    expect(behind.code).toBe(2);
    await names
      .insertInto('kysely_migration')
      .values([
        { name: '1.0-baseline', timestamp: '' },
        { name: '9999-tomorrow', timestamp: '' },
      ])
      .execute();
    const ahead = await examine(env);
    expect(ahead.about('database')).toMatchObject([
      { mark: 'error', says: expect.stringContaining('newer version (it has 9999-tomorrow)') },
    ]);
  });

  it('counts mails that were given up, that wait without SMTP_URL, and that nobody sends', async () => {
    await queue('dead');
    await queue('waiting', { run_at: '2026-01-01T00:00:00.000Z' });
    const without = await examine(env);
    expect(without.about('outbox')).toMatchObject([
      { mark: 'error', says: expect.stringContaining('1 email is still undelivered') },
      { mark: 'error', says: '1 email is waiting, and no email account is set up.' },
    ]);
    await test.db.deleteFrom('mails').where('state', '=', 'dead').execute();
    const mailServer = await startMailServer();
    onTestFinished(() => mailServer.stop());
    const withServer = await examine({ ...env, SMTP_URL: mailServer.url });
    expect(withServer.about('outbox')).toMatchObject([
      { mark: 'error', says: expect.stringContaining('the oldest was due 2026-01-01T00:00:00.000Z') },
    ]);
  });

  it('says which erasures aren’t finished, and what keeps erased data in the files', async () => {
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    const erasure = { id: 'e1', at: hoursAgo(2), kind: 'address', counts: '{}' };
    await test.db.insertInto('erasures').values(erasure).execute();
    // Leases of a server that is at both.
    const [begun_at, lease_until] = [hoursAgo(2), new Date(Date.now() + 30_000).toISOString()];
    const work = { erasure_id: 'e1', begun_at, until: begun_at, counted: 1, lease_until };
    await test.db.insertInto('erasure_work').values(work).execute();
    const held = { lease: 'of a server', lease_until };
    const job = { task: 'erased-traces', key: '', payload: '{}', run_at: begun_at, created_at: begun_at };
    await test.db
      .insertInto('jobs')
      .values({ ...job, ...held })
      .onConflict((oc) => oc.columns(['task', 'key']).doUpdateSet(held))
      .execute();
    const traces = { id: 'traces', since: hoursAgo(50), ticket: 't', reason: 'reader' };
    await test.db.insertInto('erasure_traces').values(traces).execute();
    const late = await examine(env);
    expect(late.about('erasures')).toMatchObject([
      { mark: 'error', says: expect.stringContaining('isn’t finished') },
      { mark: 'error', todo: expect.stringContaining('backup') },
    ]);
    expect(late.code).toBe(2);
    const since = hoursAgo(0.5);
    await test.db.updateTable('erasure_work').set({ begun_at: since }).execute();
    await test.db.updateTable('erasure_traces').set({ since }).execute();
    expect((await examine(env)).about('erasures')).toMatchObject([{ mark: 'ok' }]);
  });

  it('compares the registers beside the backups with the database', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-doctor-backups-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    // A server that listens would write the missing register again within seconds.
    const { db, config, close } = await createTestApp(engine);
    onTestFinished(close);
    const env = environmentOf(config);
    expect((await examine(env)).about('registers')).toEqual([]);
    await backUp(db, config, join(folder, 'monday.tar.gz'));
    expect((await examine(env)).about('registers')).toMatchObject([{ mark: 'ok' }]);
    await db
      .insertInto('erasures')
      .values({
        id: 'tuesday',
        at: new Date().toISOString(),
        kind: 'inquiry',
        counts: '{}',
      })
      .execute();
    rmSync(join(folder, 'ledge-frame-endings.jsonl'));
    const { code, about } = await examine(env);
    expect(about('registers')).toMatchObject([
      { mark: 'error', says: expect.stringContaining('1 erasures are not recorded there') },
      { mark: 'error', says: expect.stringContaining('accounts, subscribers, and links') },
    ]);
    expect(code).toBe(2);
  });

  it('says that mail can’t go out, and why', async () => {
    const gone = await examine({ ...env, SMTP_URL: `smtp://127.0.0.1:${await freePort()}` });
    expect(gone.about('mail')).toMatchObject([
      { mark: 'error', says: expect.stringContaining('ECONNREFUSED') },
    ]);
    // The other findings are reported regardless.
    expect(gone.about('database')).toMatchObject([{ mark: 'ok' }]);

    const strict = new SMTPServer({
      authOptional: false,
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      onAuth: (_auth, _session, done) => done(new Error('5.7.8 Authentication credentials invalid')),
    });
    await new Promise<void>((resolve) => strict.listen(0, '127.0.0.1', resolve));
    const { port } = strict.server.address() as { port: number };
    const refused = await examine({ ...env, SMTP_URL: `smtp://ann:wrong@127.0.0.1:${port}` });
    await new Promise<void>((resolve) => strict.close(() => resolve()));
    expect(refused.about('mail')).toMatchObject([
      { mark: 'error', says: expect.stringContaining('credentials invalid') },
    ]);
    expect(JSON.stringify(refused.about('mail'))).not.toContain('wrong@');
  });
});

describe('npm run doctor, when the database is in trouble', () => {
  let folder: string;
  let test: TestApp;
  let env: Record<string, string>;
  beforeEach(async () => {
    test = await createTestApp('sqlite');
    folder = test.config.dataDir;
    env = { DATA_DIR: folder, PORT: String(await freePort()) };
  });
  afterEach(() => test.close());
  const file = () => join(folder, 'ledge-frame.sqlite');

  it('down: PostgreSQL that doesn’t answer is wrong, and the rest is told all the same', async () => {
    const { code, about } = await examine({
      ...env,
      DATABASE_URL: 'postgres://ledge:s3cret@127.0.0.1:1/studio',
    });
    expect(code).toBe(2);
    expect(about('database')).toMatchObject([
      { mark: 'error', says: expect.stringContaining('PostgreSQL at 127.0.0.1:1/studio') },
    ]);
    expect(JSON.stringify(about('database'))).not.toContain('s3cret');
    expect(about('disk')).toHaveLength(1);
  });

  it.runIf(engines.includes('postgres'))('takes no writes: a standby, or a role that may not', async () => {
    const postgres = await createTestApp('postgres');
    onTestFinished(() => postgres.close());
    const url = new URL(postgres.config.databaseUrl as string);
    url.searchParams.set('options', '-c default_transaction_read_only=on');
    const { about } = await examine({ ...env, DATABASE_URL: url.href });
    expect(about('database')).toMatchObject([
      { mark: 'error', says: expect.stringContaining('is read-only') },
    ]);
  });

  it('locked by another program', async () => {
    const other = new DatabaseSync(file());
    other.exec('begin immediate');
    const { about } = await examine(env);
    other.exec('rollback');
    other.close();
    expect(about('database')).toMatchObject([{ mark: 'error', says: expect.stringContaining('locked') }]);
  });

  it('damaged', async () => {
    const { db } = test;
    const rows = Array.from({ length: 400 }, (_, n) => ({
      key: `key ${n} ${'x'.repeat(200)}`,
      attempts: 1,
      ends_at: '2026-01-01',
    }));
    await db.insertInto('staff_attempts').values(rows).execute();
    const other = new DatabaseSync(file());
    other.exec('pragma wal_checkpoint(truncate)');
    const { page_count: pages } = other.prepare('pragma page_count').get() as { page_count: number };
    other.close();
    await db.destroy();
    truncateSync(file(), (pages - 20) * 4096);
    const { code, about } = await examine(env);
    expect(code).toBe(2);
    expect(about('database')).toMatchObject([{ mark: 'error', says: expect.stringContaining('damaged') }]);
  });

  it('no database at all', async () => {
    await test.db.destroy();
    writeFileSync(file(), 'This was never a database. '.repeat(200));
    const { about } = await examine(env);
    expect(about('database')).toMatchObject([
      { mark: 'error', says: expect.stringContaining('is not a database') },
    ]);
  });
});

describe('npm run doctor', () => {
  it('makes nothing where nothing is: no folder, no secret, no database', async () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'ledge-frame-doctor-')), 'data');
    const { code, about } = await examine({ DATA_DIR: folder, PORT: String(await freePort()) });
    expect(code).toBe(1);
    expect(about('database')).toMatchObject([
      { mark: 'warning', says: expect.stringContaining('No database at') },
    ]);
    expect(existsSync(folder)).toBe(false);
    rmSync(join(folder, '..'), { recursive: true });
  });

  it('names every setting that is wrong', async () => {
    const { code, about } = await examine({ PORT: 'many', MAIL_FROM: 'nobody' });
    expect(code).toBe(2);
    expect(about('settings').map(({ says }) => says)).toEqual([
      expect.stringContaining('PORT'),
      expect.stringContaining('MAIL_FROM'),
    ]);
  });

  it('is read by people as lines with a mark, what is the matter and what to do', async () => {
    const { out } = await runCommandProcess('doctor', [], {
      env: { DATA_DIR: '/tmp/ledge-frame-nowhere', PORT: '1' },
    });
    expect(out).toMatch(/^warn {3}backups {3}No backup yet\.\n {17}.*npm run backup -- FILE/m);
    expect(out).toMatch(/\n\d+ OK, \d+ warnings, \d+ errors\n$/);
  });

  it('prints the token for the metrics and nothing else, or why there is none', async () => {
    const secret = 'a secret of more than thirty-two letters';
    const env = { SECRET: secret, DATA_DIR: '/tmp/ledge-frame-nowhere' };
    const given = await runCommandProcess('doctor', ['--metrics-token'], { env });
    expect(given).toMatchObject({ code: 0, out: `${metricsToken(secret)}\n` });
    const none = await runCommandProcess('doctor', ['--metrics-token'], { env: { DATA_DIR: env.DATA_DIR } });
    expect(none).toMatchObject({ code: 3, out: '', err: expect.stringContaining('doesn’t exist yet') });
  });

  it('explains its use and fails with 3 when called wrongly', async () => {
    expect(await runCommandProcess('doctor', ['--fix'])).toMatchObject({
      code: 3,
      err: expect.stringContaining('npm run doctor [-- --json]'),
    });
  });
});
