/** Logos that owners uploaded: their rows and files, and which of them content names. */
import type { Selectable } from 'kysely';
import { removeBlobs } from '../blobs/blobs-store.ts';
import { engineOf } from '../database/engine/engine-of.ts';
import type { Db, FirmMarksTable, Trx } from '../database/schema.ts';
import type { StoredFile } from '../images/database-pictures.ts';

/** References to a logo in drafts and versions. */
const NAMED = '%"m-%';

export function marksStore(db: Db) {
  return {
    async known(): Promise<ReadonlySet<string>> {
      const rows = await db.selectFrom('firm_marks').select('id').execute();
      return new Set(rows.map(({ id }) => id));
    },

    /** Adds a logo with its files. @returns false when it is here already. */
    add(mark: Selectable<FirmMarksTable>, files: readonly StoredFile[]): Promise<boolean> {
      return db.transaction().execute(async (trx) => {
        const { numInsertedOrUpdatedRows: added = 0n } = await trx
          .insertInto('firm_marks')
          .values(mark)
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        if (added === 0n) {
          // Renews the upload time, so that the logo isn't removed before it is chosen.
          await trx.updateTable('firm_marks').set({ at: mark.at }).where('id', '=', mark.id).execute();
          return false;
        }
        await trx
          .insertInto('firm_mark_files')
          .values(files.map((file) => ({ ...file, mark_id: mark.id })))
          .execute();
        return true;
      });
    },

    /** Removes logos from before an instant that no draft and no version names, not even an earlier one. */
    removeUnused(before: string): Promise<void> {
      return db.transaction().execute(async (trx) => {
        const old = await trx.selectFrom('firm_marks').select('id').where('at', '<', before).execute();
        if (old.length === 0) return;
        await engineOf(trx).takeTurn(trx, 'releases');
        const texts = await whatNamesAny(trx);
        for (const { id } of old) if (!texts.some((text) => text.includes(`m-${id}-`))) await remove(trx, id);
      });
    },
  };
}

/** Every draft, version and waiting value in which a logo may stand: those of the firm alone have one. */
async function whatNamesAny(trx: Trx): Promise<string[]> {
  const drafts = trx.selectFrom('content_records').select('draft as text').where('draft', 'like', NAMED);
  const versions = trx.selectFrom('content_revisions').select('value as text').where('value', 'like', NAMED);
  const waiting = trx
    .selectFrom('content_scheduled_items')
    .select('value as text')
    .where('value', 'like', NAMED);
  const found = await Promise.all([drafts.execute(), versions.execute(), waiting.execute()]);
  return found.flat().flatMap(({ text }) => text ?? []);
}

async function remove(trx: Trx, id: string): Promise<void> {
  const files = await trx.selectFrom('firm_mark_files').select('blob_id').where('mark_id', '=', id).execute();
  await trx.deleteFrom('firm_marks').where('id', '=', id).execute();
  await removeBlobs(
    trx,
    files.map(({ blob_id }) => blob_id),
  );
}
