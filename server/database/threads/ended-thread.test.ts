/** A database thread that ends unexpectedly fails the statements that it was running, and nothing else. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isDatabaseDown } from '../error-codes.ts';
import { addImage, countTo, type Embedded, embeddedDatabase, imageIds } from '../testing/embedded.ts';

const root = join(import.meta.dirname, '../../..');

describe('a database thread', () => {
  const threads: Worker[] = [];
  const collect = (thread: Worker) => void threads.push(thread);
  let embedded: Embedded;
  beforeAll(async () => {
    process.on('worker', collect);
    embedded = await embeddedDatabase();
  });
  afterAll(async () => {
    process.off('worker', collect);
    await embedded.remove();
  });

  const endAll = () => Promise.all(threads.splice(0).map((thread) => thread.terminate()));
  const failure = (work: Promise<unknown>) => work.then(() => null).catch((error: unknown) => error);

  it('that ends takes its transaction along, and the next one gets another thread', async () => {
    const { db } = embedded;
    const begun = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<void>();
    const transaction = failure(
      db.transaction().execute(async (trx) => {
        await addImage(trx, 'lost');
        begun.resolve();
        await ended.promise;
        await addImage(trx, 'not outside of it');
      }),
    );
    await begun.promise;
    const waiting = addImage(db, 'waited');
    await endAll();
    ended.resolve();
    expect(isDatabaseDown(await transaction)).toBe(true);
    await waiting;
    expect(await imageIds(db)).toEqual(['waited']);
  });

  it('that ends while it reads fails what it read, and reading goes on', async () => {
    const reading = failure(countTo(embedded.db, 3_000_000));
    await new Promise((resolve) => setTimeout(resolve, 20));
    await endAll();
    expect(isDatabaseDown(await reading)).toBe(true);
    expect(await imageIds(embedded.db)).toEqual(['waited']);
    await addImage(embedded.db, 'written');
  });

  /** @returns what a program prints that has the database open. */
  function printed(program: string, env: Record<string, string> = {}) {
    const opened = `
      import { setTimeout as pause } from 'node:timers/promises';
      import { connect } from '#server/database/connect.ts';
      import { countTo } from '#server/database/testing/embedded.ts';
      const db = connect({ dataDir: ${JSON.stringify(embedded.dataDir)}, databaseUrl: undefined });`;
    const flags = ['--input-type=module-typescript', '--disable-warning=ExperimentalWarning'];
    return spawnSync(process.execPath, [...flags, '-e', opened + program], {
      cwd: root,
      encoding: 'utf8',
      timeout: 60_000,
      env: { ...process.env, ...env },
    });
  }

  it('keeps no process alive that forgot to close its database', () => {
    const { stdout, stderr, status } = printed('console.log((await countTo(db, 3)).rows.length)');
    expect({ stdout, stderr, status }).toEqual({ stdout: '1\n', stderr: '', status: 0 });
  });

  it('answers under `node --watch`, which has threads tell what they load', () => {
    const program = 'console.log((await countTo(db, 3)).rows.length)';
    const { stdout, stderr, status } = printed(program, { WATCH_REPORT_DEPENDENCIES: '1' });
    expect({ stdout, stderr, status }).toEqual({ stdout: '1\n', stderr: '', status: 0 });
  });

  it('lets a process wait until its database is closed, though statements end meanwhile', () => {
    const { stdout, stderr, status } = printed(`
      const long = countTo(db, 2_000_000);
      await pause(50);
      await Promise.all([long, db.destroy()]);
      console.log('closed');`);
    expect({ stdout, stderr, status }).toEqual({ stdout: 'closed\n', stderr: '', status: 0 });
  });
});
