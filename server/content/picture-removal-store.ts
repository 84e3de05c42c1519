/**
 * Permanently removes a picture that the firm may not show, with its files, from every draft, version and scheduled
 * update. History is rewritten here and nowhere else (docs/decisions/0025).
 */
import { schemaOfRecord } from '#contract/site/records/collections.ts';
import type { PublishableCollection } from '#contract/site/records/overlay.ts';
import type { PictureRemoval } from '#contract/site/site-pictures.ts';
import type { RecordName } from '#contract/site/site-records.ts';
import { engineOf } from '../database/engine/engine-of.ts';
import type { Db, Trx } from '../database/schema.ts';
import { nameOf } from './collections.ts';
import { deletePicture } from './pictures-store.ts';
import { addRelease } from './releases-store.ts';
import { withoutPicture } from './remove-picture.ts';

type Person = { id: string; name: string };

/**
 * Removes the picture. Records that showed it are rewritten in place, so that scheduled and undoable versions stay
 * as they are; an empty release makes every server render its pages again.
 * @returns the entries that named it anywhere; null when there is no such picture.
 */
export const purgePicture = (db: Db, id: string, by: Person): Promise<PictureRemoval | null> =>
  db.transaction().execute(async (trx) => {
    await engineOf(trx).takeTurn(trx, 'releases');
    const picture = await trx
      .selectFrom('content_pictures')
      .select('source_sha256')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!picture) return null;
    const removedFrom = await rewrite(trx, id);
    await noteRemoved(trx, { id, source_sha256: picture.source_sha256 });
    await deletePicture(trx, id);
    await addRelease(trx, by, null, [], 'site-picture-removed');
    return { removedFrom };
  });

/** Removes the picture from a restored database, where an earlier backup brought it back. @returns whether it had. */
export async function repeatPurge(trx: Trx, id: string): Promise<boolean> {
  const picture = await trx
    .selectFrom('content_pictures')
    .select('source_sha256')
    .where('id', '=', id)
    .executeTakeFirst();
  await rewrite(trx, id);
  await noteRemoved(trx, { id, source_sha256: picture?.source_sha256 ?? null });
  return deletePicture(trx, id);
}

async function noteRemoved(trx: Trx, row: { id: string; source_sha256: string | null }): Promise<void> {
  await trx
    .insertInto('content_pictures_removed')
    .values({ ...row, at: new Date().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Removes the picture from all stored content. @returns the records that used it. */
async function rewrite(trx: Trx, id: string): Promise<PictureRemoval['removedFrom']> {
  const pattern = `%u-${id}-%`;
  const named = new Map<string, RecordName & { name: string }>();
  const cleaned = (row: { collection: string; slug: string }, text: string): string => {
    const [collection, slug] = [row.collection as PublishableCollection, row.slug];
    const value = withoutPicture(JSON.parse(text), id, schemaOfRecord(collection, slug));
    named.set(`${collection}/${slug}`, { collection, slug, name: nameOf(collection, slug, value) });
    return JSON.stringify(value);
  };

  const drafts = await trx
    .selectFrom('content_records')
    .select(['id', 'collection', 'slug', 'draft'])
    .where('draft', 'like', pattern)
    .execute();
  for (const row of drafts)
    await trx
      .updateTable('content_records')
      // An open form must load the draft again before it saves.
      .set((eb) => ({ draft: cleaned(row, row.draft as string), version: eb('version', '+', 1) }))
      .where('id', '=', row.id)
      .execute();

  const revisions = await trx
    .selectFrom('content_revisions as v')
    .innerJoin('content_records as r', 'r.id', 'v.record_id')
    .select(['v.id', 'v.value', 'r.collection', 'r.slug'])
    .where('v.value', 'like', pattern)
    .execute();
  for (const row of revisions)
    await trx
      .updateTable('content_revisions')
      .set({ value: cleaned(row, row.value as string) })
      .where('id', '=', row.id)
      .execute();

  const scheduled = await trx
    .selectFrom('content_scheduled_items as i')
    .innerJoin('content_records as r', 'r.id', 'i.record_id')
    .select(['i.scheduled_id', 'i.record_id', 'i.value', 'r.collection', 'r.slug'])
    .where('i.value', 'like', pattern)
    .execute();
  for (const row of scheduled)
    await trx
      .updateTable('content_scheduled_items')
      .set({ value: cleaned(row, row.value) })
      .where('scheduled_id', '=', row.scheduled_id)
      .where('record_id', '=', row.record_id)
      .execute();
  return [...named.values()];
}
