import { v7 as uuid } from 'uuid';
import type { StaffMember } from '#contract/site/page-services.ts';
import type { Db } from '../database/schema.ts';

/** Records an export in the audit log, because personal data leaves the system with it. */
export async function recordExport(
  db: Db,
  staff: StaffMember,
  what: { format: 'csv' | 'json'; query: string },
  at: Date,
): Promise<void> {
  await db
    .insertInto('staff_events')
    .values({
      id: uuid(),
      at: at.toISOString(),
      actor_id: staff.id,
      actor_name: staff.name,
      kind: 'export',
      data: JSON.stringify(what),
    })
    .execute();
}

/** Returns the names of all accounts by id. */
export async function staffNames(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('staff_users').select(['id', 'name']).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
