/** A failed start prints its reason, and exits with 1. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { connect } from '../server/database/connect.ts';
import { freePort } from '../server/testing/postgres-cluster.ts';
import { startServer } from '../tests/support/running-server.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'ledge-frame-start-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

async function failure(settings: Record<string, string>): Promise<string> {
  const started = startServer({ DATA_DIR: dataDir, ...settings });
  const error = await started.then(
    async (server) => {
      await server.kill();
      throw new Error('The server started.');
    },
    (reason: Error) => reason,
  );
  expect(error.message).toContain('The server ended with 1:');
  return error.message.split('\n').slice(1).join('\n').trim();
}

const oneLine = (message: string) => {
  expect(message.split('\n')).toHaveLength(1);
  return expect(message);
};

it('when the port is in use', async () => {
  const port = await freePort();
  const other: Server = createServer();
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
  oneLine(await failure({ PORT: String(port) })).toContain(`Port ${port} is in use`);
  await new Promise((resolve) => other.close(resolve));
});

it('when the database file is none', async () => {
  writeFileSync(join(dataDir, 'ledge-frame.sqlite'), 'These are not the bytes of a database.'.repeat(200));
  oneLine(await failure({})).toContain('npm run restore');
});

it('when a newer release wrote the database', async () => {
  await (await startServer({ DATA_DIR: dataDir })).kill('SIGTERM');
  const db = connect({ dataDir, databaseUrl: undefined });
  await db
    .withTables<{ kysely_migration: { name: string; timestamp: string } }>()
    .insertInto('kysely_migration')
    .values({ name: '9999-from-the-future', timestamp: new Date().toISOString() })
    .execute();
  await db.destroy();
  oneLine(await failure({})).toContain('created by a newer version');
});

it.skipIf(!inject('postgresUrl'))(
  'when PostgreSQL refuses the connection, without its password',
  async () => {
    const url = new URL((inject('postgresUrl') as string).replace('ledge@', 'ledge:geheim@'));
    url.pathname = '/nowhere';
    const message = await failure({ DATABASE_URL: url.href });
    oneLine(message).toContain('PostgreSQL refused the connection: database "nowhere" does not exist.');
    expect(message).not.toContain('geheim');
  },
);

it('when HOST is no address of this machine', async () => {
  oneLine(await failure({ HOST: '192.0.2.1' })).toContain('192.0.2.1');
});

it('when settings are wrong, naming each', async () => {
  expect((await failure({ SITE_ORIGIN: 'www.example.com', SMTP_URL: 'http://x' })).split('\n')).toEqual([
    expect.stringContaining('SITE_ORIGIN'),
    expect.stringContaining('SMTP_URL'),
  ]);
});
