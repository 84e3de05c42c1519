/** Each person's own saved views. */
import { v7 as uuid } from 'uuid';
import { LIST_LIMITS, type SavedView } from '#contract/inquiry-list.ts';
import { isUniqueViolation } from '../../database/failures.ts';
import type { Db } from '../../database/schema.ts';

export type ViewsStore = ReturnType<typeof viewsStore>;

export function viewsStore(db: Db) {
  const ofStaff = (staffId: string) =>
    db
      .selectFrom('saved_views')
      .select(['id', 'name', 'query', 'created_at as createdAt'])
      .where('staff_id', '=', staffId)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
  return {
    /** In the order in which they were saved. */
    list: (staffId: string): Promise<SavedView[]> => ofStaff(staffId),

    async add(staffId: string, { name, query }: { name: string; query: string }, at: string) {
      if ((await ofStaff(staffId)).length >= LIST_LIMITS.views) return 'too-many';
      const view: SavedView = { id: uuid(), name, query, createdAt: at };
      try {
        await db
          .insertInto('saved_views')
          .values({ id: view.id, staff_id: staffId, name, query, created_at: at })
          .execute();
      } catch (error) {
        if (isUniqueViolation(error)) return 'name-taken';
        throw error;
      }
      return view;
    },

    /** @returns false if this person has no such view. */
    async remove(staffId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('saved_views')
        .where('id', '=', id)
        .where('staff_id', '=', staffId)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}
