import { expect, it, onTestFinished } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { STOPS } from './stopped-by-restore.ts';
import { BACKUP_TABLES, TRANSFER_TABLES, type TransferTable } from './tables.ts';

const WAYS = ['inert', 'left-out', 'registered', 'stopped', 'goes-on'];
/** Columns of rows that have a due time, are valid for a limited time, or grant access. */
const LIVE = /^(run_at|due_at|remind_at|held_until|lease_until|expires_at|scheduled_at|.*_due_at|.*token.*)$/;

/** Why a table's declaration can't be right; null when it can. */
function fault({ name, restored, withheld = [] }: TransferTable, columns: string[]): string | null {
  if (!WAYS.includes(restored)) return `${name} doesn’t say what a restore does to it`;
  const live = columns.filter((column) => LIVE.test(column) && !withheld.includes(column));
  if (restored === 'inert' && live.length > 0) return `${name} isn’t inert: ${live.join(', ')}`;
  if ((restored === 'stopped') !== name in STOPS) return `${name}: “stopped” is what STOPS does`;
  return null;
}

async function columnsOf() {
  const test = await createTestApp('sqlite');
  onTestFinished(() => test.close());
  const tables = await test.db.introspection.getTables();
  return new Map(tables.map(({ name, columns }) => [name, columns.map((column) => column.name)]));
}

it('every table has a rule for restores that fits its columns', async () => {
  const columns = await columnsOf();
  expect(TRANSFER_TABLES.flatMap((table) => fault(table, columns.get(table.name) ?? []) ?? [])).toEqual([]);
});

it('a table without a rule, or with due rows under the rule “inert”, is refused', async () => {
  const columns = await columnsOf();
  const of = (name: string, restored?: string) =>
    fault({ name, key: ['id'], restored } as TransferTable, columns.get(name) ?? []);
  expect(of('saved_views', undefined)).toContain('doesn’t say');
  expect(of('mails', 'inert')).toContain('run_at, scheduled_at');
  expect(of('content_preview_links', 'inert')).toContain('token_hash, expires_at');
  expect(of('inbound_seen', 'stopped')).toContain('STOPS');
  expect(of('bookings', 'registered')).toContain('STOPS');
});

it('links to previews of the site, sessions and devices are in no backup', () => {
  const kept = BACKUP_TABLES.map(({ name }) => name);
  for (const name of ['content_preview_links', 'staff_sessions', 'staff_links', 'push_devices'] as const)
    expect(kept).not.toContain(name);
});
