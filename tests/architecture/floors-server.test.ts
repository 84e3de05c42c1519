/** The floors of `server/`: a capability imports only those below it, and what several need lies at the bottom. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { circular, houseIn, named, room, root, upward } from './floors.ts';

/** Bottom first. A room imports from its own folder and from the floors below it. */
const FLOORS = [
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
  'live-updates',
  'push',
  'reports',
  'metrics',
  'backup',
  'server',
] as const;

const { modules, imports } = houseIn('server');

describe('the floors of the server', () => {
  it('are all known, and their imports all found', () => {
    expect(imports.length).toBeGreaterThan(700);
    expect(imports.filter(({ to }) => !existsSync(join(root, to)))).toEqual([]);
    expect([...new Set(modules.map(room))].filter((name) => !FLOORS.includes(name as 'http'))).toEqual([]);
  });

  it('have no circle of folders', () => {
    expect(circular(imports)).toEqual([]);
  });

  it('have no import that runs up', () => {
    expect(upward(imports, FLOORS)).toEqual([]);
  });

  it('would show a planted fault', () => {
    const up = { from: 'server/http/limits.ts', to: 'server/staff/throttle.ts' };
    expect(upward([...imports, up], FLOORS)).toEqual([named(up)]);
    expect(circular([...imports, up])).toContain(named(up));
  });
});
