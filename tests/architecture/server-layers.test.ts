/** The layers of `server/`: a capability imports only from lower layers, and code that several share is at the bottom. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { circular, folderOf, modulesUnder, named, root, upward } from './layers.ts';

/** Bottom first. A folder imports from itself and from the layers below it. */
const LAYERS = [
  'config',
  'database',
  'staging',
  'sandbox',
  'blobs',
  'rate-limits',
  'jobs',
  'http',
  'render',
  'search',
  'inquiries',
  'images',
  'social-cards',
  'migrations',
  'outbox',
  'spam',
  'staff',
  'content',
  'booking',
  'mail',
  'newsletter',
  'intake',
  'visitor-page',
  'inbound',
  'inquiry-list',
  'inquiry-actions',
  'seed',
  'tombstones',
  'erasure',
  'imports',
  'live-updates',
  'push',
  'webhooks',
  'reports',
  'metrics',
  'openapi',
  'backup',
  'offsite',
  'settings',
  'checks',
  'server',
] as const;

const { modules, imports } = modulesUnder('server');

describe('the layers of the server', () => {
  it('are all known, and their imports all found', () => {
    expect(imports.length).toBeGreaterThan(700);
    expect(imports.filter(({ to }) => !existsSync(join(root, to)))).toEqual([]);
    expect([...new Set(modules.map(folderOf))].filter((name) => !LAYERS.includes(name as 'http'))).toEqual(
      [],
    );
  });

  it('have no cycle of folders', () => {
    expect(circular(imports)).toEqual([]);
  });

  it('have no import that runs up', () => {
    expect(upward(imports, LAYERS)).toEqual([]);
  });

  it('would show a planted fault', () => {
    const up = { from: 'server/http/limits.ts', to: 'server/staff/throttle.ts' };
    expect(upward([...imports, up], LAYERS)).toEqual([named(up)]);
    expect(circular([...imports, up])).toContain(named(up));
  });
});
