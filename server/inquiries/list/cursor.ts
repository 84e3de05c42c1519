import { INQUIRY_SORTS, type InquirySort } from '#contract/inquiry-list.ts';
import { problem } from '../../http/problem.ts';

/** Where a page ended: the sort's section (store.ts), the value that was sorted by, and the inquiry. */
export type Cursor = { sort: InquirySort; section: number; key: string; id: string };

/** The position as one opaque query value. */
export const writeCursor = ({ sort, section, key, id }: Cursor): string =>
  Buffer.from(JSON.stringify([sort, section, key, id])).toString('base64url');

/** @throws ProblemError 400 when it isn't one of ours, or comes from a list in another order. */
export function readCursor(text: string, sort: InquirySort): Cursor {
  const parts = parse(text);
  const [saved, section, key, id] = parts;
  if (
    parts.length !== 4 ||
    !INQUIRY_SORTS.some((known) => known === saved) ||
    saved !== sort ||
    (section !== 0 && section !== 1) ||
    (section === 1 && sort !== 'due') ||
    typeof key !== 'string' ||
    key.includes('\0') ||
    !key.isWellFormed() ||
    typeof id !== 'string' ||
    !/^[\w-]{1,64}$/.test(id)
  )
    throw problem(400, 'The position in the list is not valid. Start again from the first page.');
  return { sort, section, key, id };
}

function parse(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
