/** compose.yaml, started with podman-compose from a domain and an email address. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Compose, composeIsReady, startCompose } from '../support/compose.ts';

describe.skipIf(!composeIsReady)('compose.yaml', () => {
  let stack: Compose;

  beforeAll(async () => {
    stack = await startCompose();
  });
  afterAll(() => stack?.remove());

  it.each(['site', 'backup', 'proxy', 'database'])(
    '%s is no root, has no capability and a read-only root',
    (service) => {
      expect(stack.within(service, 'id', '-u').trim()).not.toBe('0');
      expect(stack.within(service, 'cat', '/proc/1/status')).toMatch(/^CapEff:\s0+$/m);
      expect(() => stack.within(service, 'touch', '/written')).toThrow('Read-only file system');
    },
  );

  it('is healthy by the commands of its health checks', () => {
    stack.within('site', 'ledge-frame', 'healthy');
    stack.within('proxy', 'bash', '/etc/caddy/healthy');
    stack.within('database', 'pg_isready', '--username=ledge_frame');
  });

  it('stores a request that arrives over https, and keeps metrics and the database from the network', async () => {
    const message = {
      name: 'Carla',
      email: 'c@example.com',
      message: 'A house near Blanco.',
      elapsed: 60_000,
    };
    const body = JSON.stringify(message);
    expect((await stack.send('/api/inquiries', { method: 'POST', body })).status).toBe(201);
    expect((await stack.send('/metrics')).status).toBe(404);
    const sql = (query: string) =>
      stack.within('database', 'psql', '-U', 'ledge_frame', '-tAc', query).trim();
    expect(sql('select count(*) from inquiries')).toBe('1');
    expect(sql('show listen_addresses')).toBe('');
  });

  it('the nightly backup writes an archive with its registers', () => {
    stack.within('backup', 'ledge-frame', 'nightly', '/backups');
    expect(stack.within('backup', 'ls', '/backups')).toMatch(
      /^\d{4}-\d\d-\d\d-\d{6}\.tar\.gz\nledge-frame-endings/,
    );
  });
});
