/** Undoes a change within a minute, unless the inquiry has changed since (docs/decisions/0018). */

import type { UndoAnswer } from '#contract/inquiries/inquiry-responses.ts';
import type { Db, InquiryRow, Trx } from '../database/schema.ts';
import { addEventOfEach, type BulkPerson, beginChange, COLUMNS, moveMails } from './bulk-items-store.ts';
import type { Undoable } from './change.ts';
import type { InquiryActionMeetings, SpamMails } from './store.ts';

export type UndoStore = ReturnType<typeof undoStore>;

/** Maximum number of inquiries listed as kept by an undo. */
const NAMED = 100;

/**
 * Saves the values that a change of one inquiry replaced, after the change was made.
 * @returns the id by which it is undone.
 */
export async function recordUndo(
  trx: Trx,
  field: Undoable,
  before: InquiryRow,
  actor: BulkPerson,
  at: string,
): Promise<string> {
  const id = await beginChange(trx, field, actor, at);
  const values = Object.fromEntries(COLUMNS.map((column) => [column, before[column]])) as Pick<
    InquiryRow,
    (typeof COLUMNS)[number]
  >;
  await trx
    .insertInto('bulk_change_items')
    .values({ bulk_id: id, inquiry_id: before.id, version: before.version + 1, ...values })
    .execute();
  return id;
}

export function undoStore(db: Db, mails: SpamMails, meetings: InquiryActionMeetings) {
  return {
    /** @param since start of the undo window. @returns the number of restored inquiries, or why the undo was refused. */
    undo(
      id: string,
      actor: BulkPerson,
      at: string,
      since: string,
    ): Promise<UndoAnswer | 'unknown' | 'too-late' | 'undone'> {
      return db.transaction().execute(async (trx) => {
        const taken = await trx
          .updateTable('bulk_changes')
          .set({ undone_at: at })
          .where('id', '=', id)
          .where('staff_id', '=', actor.id)
          .where('at', '>=', since)
          .where('undone_at', 'is', null)
          .returning('field')
          .executeTakeFirst();
        if (!taken) return whyNot(trx, id, actor);
        const kept = await dropChangedSince(trx, id);
        await addEventOfEach(trx, id, at, actor, taken.field as Undoable, null);
        const restored = await restore(trx, id);
        const lost = await meetings.restore(trx, id, { actor, at });
        if (taken.field === 'spam') await moveMails(trx, mails, id);
        return {
          restored,
          kept: kept.length,
          keptInquiries: kept.slice(0, NAMED),
          ...(lost > 0 && { meetingsLost: lost }),
        };
      });
    },
  };
}

/** Removes inquiries changed since the bulk change from the undo, and returns them. */
async function dropChangedSince(trx: Trx, bulkId: string): Promise<UndoAnswer['keptInquiries']> {
  const items = trx
    .selectFrom('bulk_change_items as i')
    .innerJoin('inquiries as q', 'q.id', 'i.inquiry_id')
    .where('i.bulk_id', '=', bulkId)
    .orderBy('q.id');
  await trx
    .selectFrom(items.select('q.id').forUpdate('q').as('locked'))
    .select((eb) => eb.fn.countAll().as('count'))
    .execute();
  const kept = await items
    .select(['q.id', 'q.reference', 'q.name'])
    .whereRef('q.version', '<>', 'i.version')
    .execute();
  if (kept.length > 0)
    await trx
      .deleteFrom('bulk_change_items')
      .where('bulk_id', '=', bulkId)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('inquiries as q')
              .select('q.id')
              .whereRef('q.id', '=', 'bulk_change_items.inquiry_id')
              .whereRef('q.version', '=', 'bulk_change_items.version'),
          ),
        ),
      )
      .execute();
  return kept;
}

async function restore(trx: Trx, bulkId: string): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('inquiries')
    .from('bulk_change_items as i')
    .set((eb) => ({
      ...Object.fromEntries(COLUMNS.map((column) => [column, eb.ref(`i.${column}`)])),
      updated_at: eb.fn.coalesce('i.updated_at', 'inquiries.updated_at'),
      version: eb('inquiries.version', '+', 1),
    }))
    .where('i.bulk_id', '=', bulkId)
    .whereRef('i.inquiry_id', '=', 'inquiries.id')
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

async function whyNot(trx: Trx, id: string, actor: BulkPerson): Promise<'unknown' | 'too-late' | 'undone'> {
  const row = await trx
    .selectFrom('bulk_changes')
    .select(['staff_id', 'undone_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row?.staff_id !== actor.id) return 'unknown';
  return row.undone_at === null ? 'too-late' : 'undone';
}
