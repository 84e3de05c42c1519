/** Pictures that nothing names, not even an earlier version: they go after a while (docs/decisions/0025). */
import { UPLOADED_LIMITS } from '#contract/site/uploaded-picture.ts';
import type { Db } from '../database/schema.ts';

const DAY_MS = 86_400_000;
/** Rows of content that are read at a time. */
const BATCH = 200;

/**
 * Records since when each picture is unused, or that it is used again. A picture that only an earlier version uses counts
 * as used, because an undo can restore that version.
 * @returns the ids of those that have been unused for `UPLOADED_LIMITS.unusedDays`.
 */
export async function findUnusedPictures(db: Db, now: Date): Promise<string[]> {
  const pictures = await db.selectFrom('content_pictures').select(['id', 'unused_since']).execute();
  if (pictures.length === 0) return [];
  const named = await namedAnywhere(db);
  const [used, unused] = [
    pictures.filter(({ id, unused_since }) => named.has(id) && unused_since !== null),
    pictures.filter(({ id }) => !named.has(id)),
  ];
  await note(db, used, null);
  await note(
    db,
    unused.filter(({ unused_since }) => unused_since === null),
    now.toISOString(),
  );
  const before = new Date(now.getTime() - UPLOADED_LIMITS.unusedDays * DAY_MS).toISOString();
  return unused.flatMap(({ id, unused_since }) => (unused_since && unused_since < before ? id : []));
}

async function note(db: Db, pictures: readonly { id: string }[], since: string | null): Promise<void> {
  for (const { id } of pictures)
    await db.updateTable('content_pictures').set({ unused_since: since }).where('id', '=', id).execute();
}

/** Ids in every draft, every version, and every scheduled update. */
async function namedAnywhere(db: Db): Promise<Set<string>> {
  const named = new Set<string>();
  const read = (text: string | null) => {
    for (const [, id] of (text ?? '').matchAll(/u-([0-9a-f]{20})-/g)) named.add(id as string);
  };
  const drafts = await db
    .selectFrom('content_records')
    .select('draft')
    .where('draft', 'like', '%u-%')
    .execute();
  for (const { draft } of drafts) read(draft);
  const waiting = await db
    .selectFrom('content_scheduled_items')
    .select('value')
    .where('value', 'like', '%u-%')
    .execute();
  for (const { value } of waiting) read(value);
  for (let after = ''; ; ) {
    const versions = await db
      .selectFrom('content_revisions')
      .select(['id', 'value'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const { value } of versions) read(value);
    const last = versions.at(-1);
    if (!last || versions.length < BATCH) return named;
    after = last.id;
  }
}
