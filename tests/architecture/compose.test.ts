/** compose.yaml: each service has the fewest privileges that it needs, and files of docs/deploy work with it unchanged. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

type Service = {
  read_only?: boolean;
  privileged?: boolean;
  tmpfs?: string[];
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  volumes?: string[];
  command?: string[];
  image?: string;
  ports?: string[];
  env_file?: string;
  environment?: Record<string, string>;
};

const root = join(import.meta.dirname, '../..');
const compose: { services: Record<string, Service>; volumes: Record<string, null> } = parse(
  readFileSync(join(root, 'compose.yaml'), 'utf8'),
  { merge: true },
);

describe.each(Object.entries(compose.services))('the service %s', (_name, service) => {
  it('has no capability, and can gain no privilege', () => {
    expect(service).toMatchObject({ cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
    expect(service.cap_add).toBeUndefined();
    expect(service.privileged).toBeUndefined();
  });

  it('writes to its volumes and to memory alone', () => {
    expect(service.read_only).toBe(true);
    expect(service.tmpfs).toContain('/tmp');
    const named = (service.volumes ?? []).map((volume) => volume.split(':')[0] as string);
    const written = named.filter((_, at) => !service.volumes?.[at]?.endsWith(':ro'));
    const known = Object.keys(compose.volumes);
    expect(written.filter((volume) => !known.includes(volume))).toEqual([]);
  });
});

it('no service runs as root, publishes the database, or holds a password', () => {
  const { site, proxy, database } = compose.services;
  expect(database).toMatchObject({ user: 'postgres', command: ['postgres', '-c', 'listen_addresses='] });
  expect([site?.ports, database?.ports]).toEqual([undefined, undefined]);
  expect(proxy?.ports).toEqual([expect.stringMatching(/:80$/), expect.stringMatching(/:443$/)]);
  const text = readFileSync(join(root, 'compose.yaml'), 'utf8');
  expect([...text.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name)).toEqual(['DOMAIN', 'EMAIL']);
  const image = readFileSync(join(root, 'Containerfile'), 'utf8');
  expect(image.match(/^USER .*$/gm)).toEqual(['USER 10001:10001', 'USER 10001:10001']);
});

it('only the program gets the settings in .env: the proxy, which faces the internet, has no secret', () => {
  const given = Object.entries(compose.services).filter(([, { env_file }]) => env_file !== undefined);
  expect(given.map(([name]) => name)).toEqual(['site', 'backup']);
  const { proxy } = compose.services;
  const image = readFileSync(join(root, 'Containerfile'), 'utf8');
  const used = new Set([...image.matchAll(/\{\$(\w+)\}/g)].map(([, name]) => name));
  expect(Object.keys(proxy?.environment ?? {}).sort()).toEqual([...used].sort());
});

it('the proxy’s image adapts every line of docs/deploy/Caddyfile that it must', () => {
  const image = readFileSync(join(root, 'Containerfile'), 'utf8').replaceAll(/\\\n\s*/g, '');
  const script = /RUN sed '([^']+)'/.exec(image)?.[1] as string;
  const site = execFileSync('sed', [script, join(root, 'docs/deploy/Caddyfile')], { encoding: 'utf8' });
  expect(site).toMatch(/^\{\n\tadmin off\n\temail \{\$EMAIL\}\n\t\{\$CADDY_OPTIONS\}$/m);
  expect(site).toMatch(/^\{\$DOMAIN\} \{$/m);
  expect(site).toMatch(/^\treverse_proxy \{\$SERVERS\} \{$/m);
});

describe('the nightly backup', () => {
  const site = compose.services.site as Service;
  const backup = compose.services.backup as Service;

  it('is the program of the site, with its data and the folder of backups', () => {
    expect(backup.image).toBe(site.image);
    expect(backup.volumes).toEqual(site.volumes);
  });

  it('sleeps until 02:00 UTC, whatever the time', () => {
    const loop = backup.command?.at(-1)?.replaceAll('$$', '$') ?? '';
    for (const now of ['00:00:00', '01:59:59', '02:00:00', '12:34:56', '23:59:59']) {
      const at = Date.parse(`2026-03-08T${now}Z`) / 1000;
      const script = `date() { echo ${at}; }; sleep() { echo $1; return 1; }; ${loop}`;
      const seconds = Number(execFileSync('sh', ['-c', script], { encoding: 'utf8' }));
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(86_400);
      expect(new Date((at + seconds) * 1000).toISOString()).toMatch(/T02:00:00/);
    }
  });

  it('deletes by the same rule as the backup of docs/deploy/ledge-frame-backup', () => {
    const rule = (file: string) =>
      /find \S+ (\\\(.*-delete)$/m.exec(readFileSync(join(root, 'docs/deploy', file), 'utf8'))?.[1];
    expect(rule('ledge-frame')).toMatch(/-mtime \+29 -delete$/);
    expect(rule('ledge-frame')).toBe(rule('ledge-frame-backup'));
  });
});

describe('ledge-frame nightly', () => {
  const OLD = new Date(Date.now() - 40 * 86_400_000);

  /** Runs the container's program; in place of Node, a script creates the archive or fails. */
  function nightly(node: string): { code: number | null; files: string[] } {
    const home = mkdtempSync(join(tmpdir(), 'ledge-frame-nightly-'));
    const backups = join(home, 'backups');
    for (const folder of ['bin', 'backups']) mkdirSync(join(home, folder));
    cpSync(join(root, 'docs/deploy/ledge-frame'), join(home, 'bin/ledge-frame'));
    writeFileSync(join(home, 'bin/node'), `#!/bin/sh\n${node}\n`);
    for (const program of ['node', 'ledge-frame']) chmodSync(join(home, 'bin', program), 0o755);
    for (const name of ['old.tar.gz', 'cut.partial', 'ledge-frame-erasures.jsonl']) {
      writeFileSync(join(backups, name), '');
      utimesSync(join(backups, name), OLD, OLD);
    }
    const { status } = spawnSync(join(home, 'bin/ledge-frame'), ['nightly', backups]);
    return { code: status, files: readdirSync(backups).sort() };
  }

  it('makes an archive named by its time, deletes old ones, and keeps the registers', () => {
    const { code, files } = nightly('for file; do :; done; : > "$file"');
    expect(code).toBe(0);
    expect(files).toEqual([
      expect.stringMatching(/^\d{4}-\d\d-\d\d-\d{6}\.tar\.gz$/),
      'ledge-frame-erasures.jsonl',
    ]);
  });

  it('deletes nothing when the backup fails', () => {
    const { code, files } = nightly('exit 3');
    expect(code).toBe(1);
    expect(files).toEqual(['cut.partial', 'ledge-frame-erasures.jsonl', 'old.tar.gz']);
  });
});
