/** Every command reports in a sentence the failure and the next step: no stack, no password, exit code 1. */
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '#server/database/connect.ts';
import { migrate } from '#server/migrations/migrate.ts';
import { type Cluster, postgresPrograms, startCluster } from '#server/testing/postgres-cluster.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { type EndedCommand, environmentOf, runCommandProcess } from './testing/run-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-failures-'));
let source: TestApp;
let data: string;
const archive = join(folder, 'good.tar.gz');
const PASSWORD = 's3cret-word';
let made = 0;

beforeAll(async () => {
  source = await createTestApp('sqlite');
  data = source.config.dataDir;
  const env = environmentOf(source.config);
  expect(await runCommandProcess('backup', [archive], { env })).toMatchObject({ code: 0 });
});
afterAll(async () => {
  await source.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Each command's arguments when all but one thing is right. */
const COMMANDS: Record<string, () => string[]> = {
  staff: () => ['list'],
  backup: () => [join(folder, `new-${made++}.tar.gz`)],
  restore: () => [archive],
  seed: () => ['--inquiries', '1'],
};

const argsOf = (name: string) => (COMMANDS[name] as () => string[])();

/** An overloaded machine may exceed a connection timeout, which isn't what is tested. */
async function run(
  name: string,
  args: string[],
  options: { env: Record<string, string> },
): Promise<EndedCommand> {
  for (let left = 1; ; left--) {
    const ended = await runCommandProcess(name, args, options);
    const late = /connection timeout|timeout exceeded/.test(ended.err + ended.out);
    if (!late || left === 0) return ended;
  }
}

function isSentence({ code, out, err }: EndedCommand, words: RegExp): void {
  expect(err).toMatch(words);
  expect(err).not.toMatch(/\n\s+at |node:internal|^\s*Error:/);
  expect(err).not.toContain(PASSWORD);
  expect(err.trim().split('\n')).toHaveLength(1);
  expect({ code, out }).toEqual({ code: 1, out: '' });
}

describe.skipIf(!postgresPrograms())('a PostgreSQL that can’t be used', () => {
  let cluster: Cluster;
  const servers: Server[] = [];
  const listen = async (server: Server) => {
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  let web: string;
  let silent: string;
  beforeAll(async () => {
    cluster = await startCluster();
    const client = new pg.Client(cluster.url);
    await client.connect();
    const [{ hba_file: hba }] = (await client.query('show hba_file')).rows;
    const rules = 'host all guarded 127.0.0.1/32 scram-sha-256\nhost all barred 127.0.0.1/32 reject\n';
    writeFileSync(hba, rules + readFileSync(hba, 'utf8'));
    await client.query(`create role guarded login password '${PASSWORD}'`);
    await client.query('create role barred login');
    await client.query('create role reader login');
    await client.query('create database studio');
    await client.query('select pg_reload_conf()');
    await client.end();
    const db = connect({ databaseUrl: at('ledge', 'studio'), dataDir: '' });
    await migrate(db);
    await db.destroy();
    web = await listen(createHttpServer((_request, response) => response.end('Welcome')));
    silent = await listen(createServer(() => {}));
  });
  afterAll(() => {
    cluster.remove();
    for (const server of servers) server.close();
  });

  const host = () => new URL(cluster.url).host;
  const at = (user: string, database: string, where = host(), query = '') =>
    `postgres://${user}@${where}/${database}${query}`;

  const FAILURES: [what: string, url: () => string, words: RegExp][] = [
    ['no such database', () => at('ledge', 'nowhere'), /database "nowhere" does not exist.*createdb/],
    [
      'a wrong password',
      () => at(`guarded:${PASSWORD}x`, 'studio'),
      /password authentication failed.*guarded/,
    ],
    ['no password', () => at('guarded', 'studio'), /requires a password, and .* has none/],
    ['no such user', () => at('nobody', 'studio'), /role "nobody" does not exist/],
    ['a user that may not come in', () => at('barred', 'studio'), /pg_hba\.conf rejects/],
    ['a role without rights', () => at('reader', 'studio'), /permission denied.* owns/],
    ['a closed port', () => at(`u:${PASSWORD}`, 'x', '127.0.0.1:1'), /Can’t reach.*ECONNREFUSED/],
    ['an unknown host', () => at(`u:${PASSWORD}`, 'x', 'no-such-host.invalid'), /no-such-host\.invalid/],
    ['a web server', () => at('u', 'x', web), /Can’t reach.*terminated/],
    ['a server that says nothing', () => at('u', 'x', silent), /Can’t reach.*timeout/],
    ['no TLS', () => at('ledge', 'studio', host(), '?sslmode=verify-full'), /does not support SSL.*sslmode/],
    [
      'a certificate authority’s file that isn’t there',
      () => at('ledge', 'studio', host(), `?sslrootcert=${folder}/nope.pem`),
      /TLS.*nope\.pem.*sslrootcert/,
    ],
  ];

  describe.each(FAILURES)('%s', (_what, url, words) => {
    it.each(Object.keys(COMMANDS))('is told by npm run %s', async (name) => {
      const env = { DATA_DIR: join(folder, `empty-${made++}`), DATABASE_URL: url() };
      const ended = await run(name, argsOf(name), { env });
      isSentence(ended, words);
      expect(ended.err).toContain('DATABASE_URL');
    });

    it('is told by npm run move, which names --to', async () => {
      const ended = await run('move', ['--to', url()], { env: { DATA_DIR: data } });
      isSentence(ended, words);
      expect(ended.err).toContain('--to');
      expect(ended.err).not.toContain('DATABASE_URL');
    });

    it('is a line of the doctor’s report', async () => {
      const env = { DATA_DIR: join(folder, 'doctor'), DATABASE_URL: url() };
      const { code, out, err } = await run('doctor', [], { env });
      expect({ code, err }).toEqual({ code: 2, err: '' });
      expect(out).toMatch(/^ERROR +database /m);
      expect(out).not.toMatch(/\n\s+at |node:internal/);
      expect(out.replaceAll(/\s+/g, ' ')).toMatch(words);
      expect(out).not.toContain(PASSWORD);
    });
  });

  it('a certificate that nobody vouches for is named', async () => {
    const client = new pg.Client(cluster.url);
    await client.connect();
    const [{ data_directory: place }] = (await client.query('show data_directory')).rows;
    const pair = ['-keyout', join(place, 'server.key'), '-out', join(place, 'server.crt')];
    const options = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=db'];
    execFileSync('openssl', [...options, ...pair], { stdio: 'ignore' });
    chmodSync(join(place, 'server.key'), 0o600);
    if (process.getuid?.() === 0)
      execFileSync('chown', ['postgres', ...pair.filter((word) => word[0] === '/')]);
    await client.query('alter system set ssl = on');
    await client.query('select pg_reload_conf()');
    await client.end();
    const to = at('ledge', 'studio', host(), '?sslmode=verify-full');
    isSentence(await run('move', ['--to', to], { env: { DATA_DIR: data } }), /TLS.*certificate.*--to/);
  });

  it('an address that is none is named', async () => {
    const ended = await run('move', ['--to', 'postgres://127.0.0.1:99999/x'], {
      env: { DATA_DIR: data },
    });
    expect(ended).toMatchObject({ code: 2, out: '' });
    expect(ended.err).toMatch(/^--to is not a valid address/);
  });
});

describe('a file or folder that can’t be used', () => {
  const fresh = () => ({ DATA_DIR: join(folder, `fresh-${made++}`) });
  const file = join(folder, 'a-file');
  beforeAll(() => writeFileSync(file, 'nothing'));

  it.each([
    ['in a folder below a file', () => join(file, 'x.tar.gz'), /folder .*a-file/],
    ['in a folder that takes no files', () => '/sys/ledge/x.tar.gz', /folder \/sys\/ledge/],
    ['in a folder that is there and takes no files', () => '/proc/x.tar.gz', /folder \/proc/],
    ['with the name of a folder', () => folder, /already exists/],
    ['with a name too long', () => join(folder, 'x'.repeat(300)), /folder|name/],
  ])('a backup %s', async (_what, name, words) => {
    isSentence(await run('backup', [name()], { env: { DATA_DIR: data } }), words);
  });

  it.each([
    ['that isn’t there', () => join(folder, 'nope.tar.gz'), /File not found: .*nope\.tar\.gz/],
    ['below a file', () => join(file, 'x.tar.gz'), /File not found: .*x\.tar\.gz/],
    ['that is a folder', () => folder, /is a folder/],
    ['that is empty', () => empty(), /not a complete backup/],
    ['that is no archive', () => file, /not a complete backup/],
  ])('a restore of a file %s', async (_what, name, words) => {
    const env = fresh();
    isSentence(await run('restore', [name()], { env }), words);
  });

  const empty = () => {
    const name = join(folder, 'empty.tar.gz');
    writeFileSync(name, '');
    return name;
  };

  it('a backup of a folder in which there is not a database', async () => {
    isSentence(await run('backup', [join(folder, 'none.tar.gz')], { env: fresh() }), /Nothing to back up/);
  });

  it.each(Object.keys(COMMANDS))('a data folder below a file, by npm run %s', async (name) => {
    const env = { DATA_DIR: join(file, 'data') };
    isSentence(await run(name, argsOf(name), { env }), /DATA_DIR/);
  });

  it.each(Object.keys(COMMANDS))('a database that is none, by npm run %s', async (name) => {
    const env = fresh();
    mkdirSync(env.DATA_DIR);
    copyFileSync(file, join(env.DATA_DIR, 'ledge-frame.sqlite'));
    isSentence(await run(name, argsOf(name), { env }), /is not a database/);
  });

  it('the source of a move that is none', async () => {
    const env = fresh();
    mkdirSync(env.DATA_DIR);
    copyFileSync(file, join(env.DATA_DIR, 'ledge-frame.sqlite'));
    isSentence(
      await run('move', ['--to', 'postgres://u@127.0.0.1:1/x'], { env }),
      /is not a database.*DATA_DIR|DATA_DIR.*is not a database/,
    );
  });
});
