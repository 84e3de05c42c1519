/**
 * A separate PostgreSQL cluster for the test run: real server, temporary folder, loopback only.
 * Vitest's global set-up starts it once; each test makes its own database in it.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

export type Cluster = {
  url: string;
  /** `immediate` simulates a crash: no checkpoint, recovery at the next start. */
  stop: (mode?: 'fast' | 'immediate') => void;
  start: () => Promise<void>;
  isRunning: () => boolean;
  remove: () => void;
};

/** Folder of the server programs, or null where PostgreSQL isn't installed. */
export function postgresPrograms(): string | null {
  const base = '/usr/lib/postgresql';
  const versions = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : [];
  const found = versions.map((v) => join(base, v, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
  return found ?? null;
}

/**
 * Makes and starts a cluster. PostgreSQL refuses to run as root, so root hands it to `postgres`.
 * @param within the folder, and so the disk, that contains it.
 * @param settings of the server, such as `fsync=off`.
 */
export async function startCluster(within = tmpdir(), settings: string[] = []): Promise<Cluster> {
  const bin = postgresPrograms();
  if (!bin) throw new Error('PostgreSQL is not installed (Debian: apt-get install postgresql).');
  const folder = mkdtempSync(join(within, 'ledge-frame-pg-'));
  const owner = process.getuid?.() === 0 ? userId('postgres') : undefined;
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const run = { ...owner, cwd: folder, stdio: 'ignore' as const };
  const data = join(folder, 'data');
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'ledge', '--auth=trust', '-E', 'UTF8', '--no-locale'],
    run,
  );
  const port = await freePort();
  const cluster: Cluster = {
    url: `postgres://ledge@127.0.0.1:${port}/postgres`,
    stop: (mode = 'fast') =>
      void execFileSync(join(bin, 'pg_ctl'), ['-D', data, '-m', mode, '-w', 'stop'], run),
    start: async () => {
      const options = [
        ...['-p', port, '-k', folder, '-h', '127.0.0.1'],
        ...['max_connections=200', ...settings].map((setting) => `-c ${setting}`),
      ].join(' ');
      const started = spawn(
        join(bin, 'pg_ctl'),
        ['-D', data, '-w', '-o', options, '-l', join(folder, 'log'), 'start'],
        run,
      );
      const code = await new Promise((resolve) => started.on('exit', resolve));
      if (code !== 0) throw new Error(`PostgreSQL did not start (pg_ctl said ${code}).`);
    },
    isRunning: () => spawnSync(join(bin, 'pg_ctl'), ['-D', data, 'status'], run).status === 0,
    remove: () => {
      try {
        cluster.stop('immediate');
      } catch {
        // It was stopped already.
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await cluster.start();
  return cluster;
}

/**
 * Makes a database in the cluster and returns its URL.
 * @param template a database to copy, without connections; if omitted, the new database is empty.
 */
export async function createDatabase(clusterUrl: string, template?: string): Promise<string> {
  const name = `test_${Math.random().toString(36).slice(2)}`;
  await command(clusterUrl, `create database ${name}${template ? ` template ${template}` : ''}`);
  return clusterUrl.replace(/\/postgres$/, `/${name}`);
}

/** Removes a database of the cluster, even while clients are connected to it. */
export async function dropDatabase(clusterUrl: string, databaseUrl: string): Promise<void> {
  await command(clusterUrl, `drop database ${databaseName(databaseUrl)} with (force)`);
}

export const databaseName = (databaseUrl: string) => new URL(databaseUrl).pathname.slice(1);

async function command(clusterUrl: string, sql: string): Promise<void> {
  const client = new pg.Client(clusterUrl);
  await client.connect();
  await client.query(sql);
  await client.end();
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as import('node:net').AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function userId(name: string): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
