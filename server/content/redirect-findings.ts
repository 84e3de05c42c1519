import type { Finding } from '#contract/site/site-records.ts';
import { spelledOut } from '../http/canonical.ts';
import type { KnownRecord } from './records.ts';

/**
 * Redirects that would take over an address in use, in whatever spelling, and those that no address would ever match.
 * @param isInUse whether a page, a file or the server itself answers at an address (canonical.ts, `spelledOut`).
 */
export function redirectFindings(
  { collection, current }: KnownRecord,
  isInUse: (path: string) => boolean,
): Finding[] {
  if (collection !== 'redirects') return [];
  const { list = [] } = Object(current.value) as { list?: readonly { from: string }[] };
  return list.flatMap(({ from }, row) => {
    const text = objectionTo(from, isInUse);
    return text ? [{ path: ['list', row, 'from'], text, blocks: true }] : [];
  });
}

function objectionTo(from: string, isInUse: (path: string) => boolean): string | null {
  const path = spelledOut(from);
  if (isInUse(path)) return `A page already uses ${path}. Choose another URL.`;
  return /[?#]/.test(from) ? 'Enter the path only, without ? or # and anything after it.' : null;
}
