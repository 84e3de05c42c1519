/** The rows of the list: the inquiries, with a head before each group of the queue. */
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import { groupOf, QUEUE_GROUPS, type QueueGroup } from '#contract/inquiries/queue.ts';

/** `at`: position of the group's first inquiry in the whole list. */
export type Head = { group: QueueGroup; at: number };

type Listed = {
  /** The loaded inquiries, and how many come before them. */
  inquiries: readonly Pick<Inquiry, 'status' | 'waitingSince' | 'snoozedUntil'>[];
  first: number;
  total: number;
  /** The number of inquiries in each group, once known. */
  sizes?: Partial<Record<QueueGroup, number>>;
};

/**
 * The rows where each group begins. The loaded rows decide: the counts may be a moment older or newer than the list. They place the
 * groups that aren't loaded.
 */
export function headsOf({ inquiries, first, total, sizes }: Listed): Head[] {
  const groups = inquiries.map(groupOf);
  const heads: Head[] = [];
  let counted = 0;
  for (const group of QUEUE_GROUPS) {
    const size = sizes?.[group] ?? 0;
    const index = groups.indexOf(group);
    const beginsHere = index > 0 || (index === 0 && first === 0);
    const at = beginsHere ? first + index : Math.min(counted, index === 0 ? first : total - 1);
    if (beginsHere || size > 0) heads.push({ group, at: Math.max(at, heads.at(-1)?.at ?? 0) });
    counted += size;
  }
  return heads;
}

/** A row is a head, or the inquiry at a position of the list. */
export type QueueRow = { head: Head; position?: undefined } | { head?: undefined; position: number };

/** @param index counts heads and inquiries. */
export function rowAt(index: number, heads: readonly Head[]): QueueRow {
  const before = heads.filter((head, nth) => head.at + nth < index).length;
  const head = heads[before];
  return head && head.at + before === index ? { head } : { position: index - before };
}

/** The index of the row of an inquiry. */
export const indexOf = (position: number, heads: readonly Head[]): number =>
  position + heads.filter(({ at }) => at <= position).length;
