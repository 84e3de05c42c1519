/** Reads the search index's b-trees directly, including deleted terms, which queries don't show. */
import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';

/** Leaves of the b-trees, according to FTS5's source ("FTS5 Segment Format"): bit 36 marks pages of another kind. */
const LEAVES = sql`from inquiry_trigrams_data where id > 10 and (id >> 36) & 1 = 0`;

export async function segmentsOf(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(distinct id >> 37) as count ${LEAVES}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Returns every term of every leaf. */
export async function termsOf(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ block: Uint8Array }>`select block ${LEAVES}`.execute(db);
  return new Set(rows.flatMap(({ block }) => termsIn(Buffer.from(block))));
}

/** Decodes the terms of a page: each is prefix-compressed against the one before, with its offset at the end of the page. */
function termsIn(page: Buffer): string[] {
  const terms: string[] = [];
  let before = Buffer.alloc(0);
  let [at, index] = [0, page.readUInt16BE(2)];
  while (index < page.length) {
    const [step, next] = varint(page, index);
    [at, index] = [at + step, next];
    const [shared, afterShared] = terms.length === 0 ? [0, at] : varint(page, at);
    const [length, from] = varint(page, afterShared);
    before = Buffer.concat([before.subarray(0, shared), page.subarray(from, from + length)]);
    // The first character identifies the index.
    terms.push(before.subarray(1).toString());
  }
  return terms;
}

/** @returns the number, and the offset after it. */
function varint(bytes: Buffer, from: number): [number, number] {
  let value = 0;
  for (let at = from; ; at++) {
    const byte = bytes[at] as number;
    value = value * 128 + (byte & 127);
    if (byte < 128) return [value, at + 1];
  }
}
