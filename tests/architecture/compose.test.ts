/** compose.yaml: each service has the fewest privileges that it needs, and files of docs/deploy work with it unchanged. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
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
};

const root = join(import.meta.dirname, '../..');
const compose: { services: Record<string, Service>; volumes: Record<string, null> } = parse(
  readFileSync(join(root, 'compose.yaml'), 'utf8'),
  { merge: true },
);
/** Every service drops all capabilities; these are the ones that it adds back. */
const CAPABILITIES: Record<string, string[]> = {
  site: [],
  backup: [],
  nginx: ['CHOWN', 'NET_BIND_SERVICE', 'SETGID', 'SETUID'],
  database: [],
};

describe.each(Object.entries(compose.services))('the service %s', (name, service) => {
  it('can gain no privilege, and has no capability without need', () => {
    expect(service).toMatchObject({ cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
    expect(service.cap_add ?? []).toEqual(CAPABILITIES[name]);
    expect(service.privileged).toBeUndefined();
  });

  it('writes to its volumes and to memory alone', () => {
    expect(service.read_only).toBe(true);
    expect(service.tmpfs).toContain('/tmp');
    const named = (service.volumes ?? []).map((volume) => volume.split(':')[0] as string);
    const written = named.filter((_, at) => !service.volumes?.[at]?.endsWith(':ro'));
    const known = [...Object.keys(compose.volumes), './backups'];
    expect(written.filter((volume) => !known.includes(volume))).toEqual([]);
  });
});

it('nginx has a volume for each place where its configuration keeps answers', () => {
  const conf = readFileSync(join(root, 'docs/deploy/nginx.conf'), 'utf8');
  const places = [...conf.matchAll(/^proxy_cache_path (\S+)/gm)].map(([, place]) => place as string);
  expect(places.length).toBeGreaterThan(1);
  const mounted = compose.services.nginx?.volumes?.map((volume) => volume.split(':')[1]);
  expect(mounted).toEqual(expect.arrayContaining(places));
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

it('certbot’s hook copies the files of the certificate, and reloads nginx', () => {
  const home = mkdtempSync(join(tmpdir(), 'ledge-frame-certificate-'));
  for (const folder of ['docs/deploy', 'certificates', 'lineage', 'archive', 'bin'])
    mkdirSync(join(home, folder), { recursive: true });
  cpSync(
    join(root, 'docs/deploy/ledge-frame-certificate'),
    join(home, 'docs/deploy/ledge-frame-certificate'),
  );
  for (const name of ['fullchain.pem', 'privkey.pem']) {
    writeFileSync(join(home, 'archive', name), `new ${name}`);
    symlinkSync(join(home, 'archive', name), join(home, 'lineage', name));
    writeFileSync(join(home, 'certificates', name), 'old');
  }
  const docker = join(home, 'bin/docker');
  writeFileSync(docker, '#!/bin/sh\necho "$PWD $*"\n');
  chmodSync(docker, 0o755);
  const env = { PATH: `${join(home, 'bin')}:${process.env.PATH}`, RENEWED_LINEAGE: join(home, 'lineage') };
  const ran = execFileSync(join(home, 'docs/deploy/ledge-frame-certificate'), { env, encoding: 'utf8' });
  expect(ran).toBe(`${home} compose exec -T nginx nginx -s reload\n`);
  for (const name of ['fullchain.pem', 'privkey.pem'])
    expect(readFileSync(join(home, 'certificates', name), 'utf8')).toBe(`new ${name}`);
});
