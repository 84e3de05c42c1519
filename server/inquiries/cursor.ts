import { problem } from '../http/problem.ts';
import type { Cursor } from './store.ts';

/** Keyset position as one opaque query value. */
export const writeCursor = ({ createdAt, id }: Cursor): string =>
  Buffer.from(`${createdAt}|${id}`).toString('base64url');

/** @throws ProblemError 400 when it isn't one of ours. */
export function readCursor(text: string): Cursor {
  const [createdAt, id, rest] = Buffer.from(text, 'base64url').toString('utf8').split('|');
  if (
    !createdAt ||
    !id ||
    rest !== undefined ||
    !/^\d{4}-\d{2}-\d{2}T[\d:.]{12}Z$/.test(createdAt) ||
    !/^[\w-]+$/.test(id)
  )
    throw problem(400, 'The position in the list is not valid. Start again from the first page.');
  return { createdAt, id };
}
