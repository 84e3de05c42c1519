/** Saved views: the person's own, and those that are shared. */
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { SavedView, SavedViewChange, SavedViewDraft } from '#contract/inquiries/saved-view.ts';
import { VIEW_LIMITS } from '#contract/staff/profile-limits.ts';
import type { StaffRole } from '#contract/staff/staff-roles.ts';
import { isUniqueViolation } from '../database/error-codes.ts';
import type { Db } from '../database/schema.ts';

export type ViewsStore = ReturnType<typeof viewsStore>;
export type SavedViewRefusal = 'too-many' | 'too-many-shared' | 'name-taken';

type Person = { id: string; role: StaffRole };

export function viewsStore(db: Db) {
  const seenBy = (person: Person) =>
    db
      .selectFrom('saved_views')
      .innerJoin('staff_users', 'staff_users.id', 'saved_views.staff_id')
      .select(['saved_views.id', 'saved_views.name', 'query', 'shared', 'staff_id'])
      .select(['saved_views.created_at', 'staff_users.name as maker'])
      .where((eb) => eb.or([eb('staff_id', '=', person.id), eb('shared', '=', 1)]));

  const list = async (person: Person): Promise<SavedView[]> => {
    const rows = await seenBy(person).orderBy('saved_views.created_at').orderBy('saved_views.id').execute();
    return rows.map((row) => fromRow(row, person));
  };

  async function refusalOf(
    person: Person,
    isNew: boolean,
    isShared: boolean,
  ): Promise<SavedViewRefusal | null> {
    const seen = await list(person);
    if (isNew && seen.filter(({ by }) => by === null).length >= VIEW_LIMITS.own) return 'too-many';
    if (isShared && seen.filter(({ shared }) => shared).length >= VIEW_LIMITS.shared)
      return 'too-many-shared';
    return null;
  }

  return {
    /** Returns the views that the person sees, oldest first. */
    list,

    async add(
      person: Person,
      { name, query, shared = false }: SavedViewDraft,
      at: string,
    ): Promise<SavedView | SavedViewRefusal> {
      const refusal = await refusalOf(person, true, shared);
      if (refusal) return refusal;
      const id = uuid();
      const row = { id, staff_id: person.id, name, query, created_at: at, shared: Number(shared) };
      return unlessTaken(async () => {
        await db.insertInto('saved_views').values(row).execute();
        return { id, name, query, createdAt: at, shared, by: null, mayChange: true };
      });
    },

    /** @returns null when there is no such view that the person may change. */
    async change(
      person: Person,
      id: string,
      { name, query, shared }: SavedViewChange,
    ): Promise<SavedView | SavedViewRefusal | null> {
      const row = await seenBy(person).where('saved_views.id', '=', id).executeTakeFirst();
      if (!row) return null;
      const refusal = await refusalOf(person, false, shared === true && row.shared === 0);
      if (refusal) return refusal;
      return unlessTaken(async () => {
        const changed = await db
          .updateTable('saved_views')
          .set({ name, query, ...(shared !== undefined && { shared: Number(shared) }) })
          .where('id', '=', id)
          .where(changeableBy(person))
          .returning(['id', 'name', 'query', 'shared', 'staff_id', 'created_at'])
          .executeTakeFirst();
        return changed ? fromRow({ ...changed, maker: row.maker }, person) : null;
      });
    },

    /** @returns false when there is no such view that the person may remove. */
    async remove(person: Person, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('saved_views')
        .where('id', '=', id)
        .where(changeableBy(person))
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}

/** In the statement itself, because a view may cease to be shared meanwhile. */
const changeableBy = ({ id, role }: Person) =>
  role === 'owner' ? sql<boolean>`(staff_id = ${id} or shared = 1)` : sql<boolean>`staff_id = ${id}`;

type Row = {
  id: string;
  name: string;
  query: string;
  shared: number;
  staff_id: string;
  created_at: string;
  maker: string;
};

const fromRow = (row: Row, person: Person): SavedView => ({
  id: row.id,
  name: row.name,
  query: row.query,
  createdAt: row.created_at,
  shared: row.shared === 1,
  by: row.staff_id === person.id ? null : row.maker,
  mayChange: row.staff_id === person.id || (row.shared === 1 && person.role === 'owner'),
});

/** Names are unique among one person's views, and among shared ones. */
async function unlessTaken<T>(write: () => Promise<T>): Promise<T | 'name-taken'> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error)) return 'name-taken';
    throw error;
  }
}
