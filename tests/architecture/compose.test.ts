/** Each service of compose.yaml has the least that it can work with. */
import { readFileSync } from 'node:fs';
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
};

const FILE = join(import.meta.dirname, '../../compose.yaml');
const compose: { services: Record<string, Service>; volumes: Record<string, null> } = parse(
  readFileSync(FILE, 'utf8'),
);
/** What a service gets back of the capabilities that all of them drop. */
const CAPABILITIES: Record<string, string[]> = {
  site: [],
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
  const conf = readFileSync(join(import.meta.dirname, '../../docs/deploy/nginx.conf'), 'utf8');
  const places = [...conf.matchAll(/^proxy_cache_path (\S+)/gm)].map(([, place]) => place as string);
  expect(places.length).toBeGreaterThan(1);
  const mounted = compose.services.nginx?.volumes?.map((volume) => volume.split(':')[1]);
  expect(mounted).toEqual(expect.arrayContaining(places));
});
