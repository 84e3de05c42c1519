import { INQUIRY_SORTS, type InquirySort } from '#contract/inquiries/inquiry-list.ts';
import { problem } from '../http/problem.ts';
import { sectionsOf } from './order-store.ts';

/**
 * The position at the end of a page: the section of the sort order (order-store.ts), the sort key, the id, and the instant
 * of the first page.
 */
export type ListCursor = { sort: InquirySort; section: number; key: string; id: string; now: string };

/** Encodes a cursor as one opaque query value. */
export const writeCursor = ({ sort, section, key, id, now }: ListCursor): string =>
  Buffer.from(JSON.stringify([sort, section, key, id, now])).toString('base64url');

/** Decodes a cursor. @throws ProblemError 400 when it is invalid, or from a list in another order. */
export function readCursor(text: string, sort: InquirySort): ListCursor {
  const parts = parse(text);
  const [saved, section, key, id, now] = parts;
  if (
    parts.length !== 5 ||
    !INQUIRY_SORTS.some((known) => known === saved) ||
    saved !== sort ||
    typeof now !== 'string' ||
    !INSTANT.test(now) ||
    !isSection(section, sectionsOf({ sort, now }).length) ||
    typeof key !== 'string' ||
    key.includes('\0') ||
    !key.isWellFormed() ||
    typeof id !== 'string' ||
    !/^[\w-]{1,64}$/.test(id)
  )
    throw problem(400, 'Couldn’t load more. Reload the list.');
  return { sort, section, key, id, now };
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

const isSection = (section: unknown, count: number): section is number =>
  Number.isInteger(section) && Number(section) >= 0 && Number(section) < count;

function parse(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
