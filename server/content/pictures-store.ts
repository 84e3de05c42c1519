/** Pictures that editors uploaded for the site: their rows, and where content names them. */
import { type Selectable, sql } from 'kysely';
import type { SitePicture } from '#contract/site/site-pictures.ts';
import { UPLOADED_LIMITS, type UploadedParts, uploadedName } from '#contract/site/uploaded-picture.ts';
import { removeBlobs } from '../blobs/blobs-store.ts';
import { engineOf } from '../database/engine/engine-of.ts';
import type { ContentPicturesTable, Db, Trx } from '../database/schema.ts';
import type { StoredFile } from '../images/database-pictures.ts';

type Row = Selectable<ContentPicturesTable>;
/** Existing pictures, with the size that a picture's name must state. */
export type KnownPictures = ReadonlyMap<string, { width: number; height: number }>;

export type PicturesStore = ReturnType<typeof picturesStore>;

export function picturesStore(db: Db) {
  const one = (column: 'id' | 'source_sha256', value: string) =>
    db.selectFrom('content_pictures').selectAll().where(column, '=', value).executeTakeFirst();
  return {
    /** Newest first. */
    async list(): Promise<SitePicture[]> {
      const rows = await db
        .selectFrom('content_pictures')
        .selectAll()
        .orderBy('at', 'desc')
        .orderBy('id')
        .execute();
      return rows.map(toPicture);
    },

    async known(): Promise<KnownPictures> {
      const rows = await db.selectFrom('content_pictures').select(['id', 'width', 'height']).execute();
      return new Map(rows.map(({ id, ...size }) => [id, size]));
    },

    async find(id: string): Promise<SitePicture | null> {
      const row = await one('id', id);
      return row ? toPicture(row) : null;
    },

    /** Returns the picture of a file by the SHA-256 of the file as it was sent. */
    async ofFile(sha256: string): Promise<SitePicture | null> {
      const row = await one('source_sha256', sha256);
      return row ? toPicture(row) : null;
    },

    /** Whether a file's picture was permanently removed. */
    async wasRemoved(sha256: string): Promise<boolean> {
      const row = await db
        .selectFrom('content_pictures_removed')
        .select('id')
        .where('source_sha256', '=', sha256)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Adds a picture with its files. @returns false when its file or its pixels are here already. */
    add(picture: Row, files: readonly StoredFile[]): Promise<boolean> {
      return db.transaction().execute(async (trx) => {
        const { numInsertedOrUpdatedRows: added = 0n } = await trx
          .insertInto('content_pictures')
          .values(picture)
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        if (added === 0n) return false;
        await trx
          .insertInto('content_picture_files')
          .values(files.map((file) => ({ ...file, picture_id: picture.id })))
          .execute();
        return true;
      });
    },

    /** Stores the alt text and focal point with which a picture was last published, as defaults for its next use. */
    async remember({ id, focus }: Pick<UploadedParts, 'id' | 'focus'>, alt: string): Promise<void> {
      await db
        .updateTable('content_pictures')
        .set({ alt, focus: `${focus.column}${focus.row}` })
        .where('id', '=', id)
        .execute();
    },

    /** Removes an unused picture. @returns `used` when a record uses it by now. */
    remove(id: string): Promise<'removed' | 'used' | 'unknown'> {
      return db.transaction().execute(async (trx) => {
        await engineOf(trx).takeTurn(trx, 'releases');
        if (await isNamed(trx, id)) return 'used';
        return (await deletePicture(trx, id)) ? 'removed' : 'unknown';
      });
    },
  };
}

/** Deletes a picture with its files. @returns false where there is none. */
export async function deletePicture(trx: Trx, id: string): Promise<boolean> {
  const files = await trx
    .selectFrom('content_picture_files')
    .select('blob_id')
    .where('picture_id', '=', id)
    .execute();
  const { numDeletedRows } = await trx
    .deleteFrom('content_pictures')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await removeBlobs(
    trx,
    files.map(({ blob_id }) => blob_id),
  );
  return numDeletedRows > 0n;
}

/** Whether a draft, published content, or a scheduled update uses the picture. */
async function isNamed(trx: Trx, id: string): Promise<boolean> {
  const pattern = `%u-${id}-%`;
  const { rows } = await sql<{ found: number }>`
    select 1 as found where
      exists (select 1 from content_records where draft like ${pattern})
      or exists (
        select 1 from content_records r join content_revisions v on v.id = r.revision_id
        where v.value like ${pattern})
      or exists (
        select 1 from content_scheduled_items i join content_scheduled s on s.id = i.scheduled_id
        where s.failed is null and i.value like ${pattern})`.execute(trx);
  return rows.length > 0;
}

/** Returns whether any of these pictures no longer exists; records that use it must not be published. */
export async function isAnyGone(trx: Trx, ids: readonly string[]): Promise<boolean> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return false;
  const rows = await trx.selectFrom('content_pictures').select('id').where('id', 'in', wanted).execute();
  return rows.length < wanted.length;
}

function toPicture({
  id,
  width,
  height,
  bytes,
  name,
  alt,
  focus,
  at,
  by_name,
  unused_since,
}: Row): SitePicture {
  const [column, row] = [...focus].map(Number) as [number, number];
  return {
    ...{ id, width, height, bytes, fileName: name, alt, at, by: by_name },
    goesAt: unused_since && goesAt(unused_since),
    name: uploadedName({ id, width, height, focus: { column, row } }),
  };
}

const goesAt = (unusedSince: string): string =>
  new Date(Date.parse(unusedSince) + UPLOADED_LIMITS.unusedDays * 86_400_000).toISOString();
