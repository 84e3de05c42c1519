/**
 * Files in the database, in parts of a bounded size: neither a statement nor the server's memory ever holds a whole one.
 * References to a blob are written after it is complete; a blob without a reference is removed within a day.
 */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { v7 as uuid } from 'uuid';
import { engineOf } from '../database/engine/engine-of.ts';
import type { Db, Trx } from '../database/schema.ts';

/** Bytes of a part; a multiple of three, so that its base64 has no padding. */
const PART_BYTES = 192 * 1024;
/** Parts of one statement: most pictures are read in a single round trip. */
const READ_AT_ONCE = 4;

export type StoredBlob = { id: string; bytes: number; sha256: string };

/** The source had more bytes than may be stored. */
export class BlobTooLarge extends Error {
  override name = 'BlobTooLarge';
}

/**
 * Stores what the source yields, each part in a separate statement. A source that fails leaves nothing behind.
 * @throws BlobTooLarge past `maxBytes`; the source's own error.
 */
export async function storeBlob(
  db: Db,
  source: AsyncIterable<Uint8Array>,
  maxBytes: number,
  at = new Date().toISOString(),
): Promise<StoredBlob> {
  const id = uuid();
  const hash = createHash('sha256');
  let bytes = 0;
  let part = 0;
  await db.insertInto('blobs').values({ id, bytes: 0, created_at: at }).execute();
  try {
    for await (const data of inParts(source)) {
      bytes += data.length;
      if (bytes > maxBytes) throw new BlobTooLarge(`More than ${maxBytes} bytes`);
      hash.update(data);
      await db
        .insertInto('blob_parts')
        .values({ blob_id: id, part: part++, data: engineOf(db).base64(data) })
        .execute();
    }
    await db.updateTable('blobs').set({ bytes }).where('id', '=', id).execute();
  } catch (error) {
    await removeBlobs(db, [id]).catch(() => {});
    throw error;
  }
  return { id, bytes, sha256: hash.digest('hex') };
}

async function* inParts(source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of source) {
    held.push(chunk);
    bytes += chunk.length;
    if (bytes < PART_BYTES) continue;
    const all = joined(held);
    let from = 0;
    for (; all.length - from >= PART_BYTES; from += PART_BYTES) yield all.subarray(from, from + PART_BYTES);
    held = from === all.length ? [] : [all.subarray(from)];
    bytes = all.length - from;
  }
  if (bytes > 0) yield joined(held);
}

/** Joins chunks, without a copy when there is only one: the mail reader requests parts of exactly this size. */
const joined = (chunks: Uint8Array[]): Buffer =>
  chunks.length === 1 && Buffer.isBuffer(chunks[0]) ? chunks[0] : Buffer.concat(chunks);

/** Reads a blob, a few parts at a time; an unknown one is empty. */
export function openBlob(db: Db, id: string): Readable {
  async function* parts() {
    for (let from = 0; ; from += READ_AT_ONCE) {
      const rows = await db
        .selectFrom('blob_parts')
        .select('data')
        .where('blob_id', '=', id)
        .where('part', '>=', from)
        .where('part', '<', from + READ_AT_ONCE)
        .orderBy('part')
        .execute();
      for (const { data } of rows) yield Buffer.from(data, 'base64');
      if (rows.length < READ_AT_ONCE) return;
    }
  }
  return Readable.from(parts(), { objectMode: false });
}

/** Removes blobs with their parts. */
export async function removeBlobs(db: Db | Trx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('blobs').where('id', 'in', ids).execute();
}

/** Removes blobs from before an instant that nothing refers to. @returns how many, at most `limit`. */
export async function removeUnusedBlobs(db: Db, before: string, limit = 50): Promise<number> {
  const unused = await db
    .selectFrom('blobs as b')
    .select('b.id')
    .where('b.created_at', '<', before)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('inbound_mails').select('id').whereRef('blob_id', '=', 'b.id'))),
    )
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('mail_files').select('id').whereRef('blob_id', '=', 'b.id'))),
    )
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('image_files').select('name').whereRef('blob_id', '=', 'b.id'))),
    )
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('content_picture_files').select('name').whereRef('blob_id', '=', 'b.id')),
      ),
    )
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('firm_mark_files').select('name').whereRef('blob_id', '=', 'b.id'))),
    )
    .limit(limit)
    .execute();
  await removeBlobs(
    db,
    unused.map(({ id }) => id),
  );
  return unused.length;
}
