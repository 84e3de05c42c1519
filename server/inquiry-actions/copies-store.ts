/** Finds the inquiries that still exist, for devices that store data about them. */
import type { Db } from '../database/schema.ts';

export type CopiesStore = ReturnType<typeof copiesStore>;

export const copiesStore = (db: Db) => ({
  /** @returns those of the ids that belong to an inquiry. */
  async stillThere(ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const rows = await db.selectFrom('inquiries').select('id').where('id', 'in', ids).execute();
    return rows.map(({ id }) => id);
  },
});
