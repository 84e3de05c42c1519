import type { Finding } from '#contract/site-records.ts';
import type { KnownRecord } from './records.ts';

/**
 * Redirects that would take over an address in use.
 * @param isInUse whether a page, or the server itself, answers at a path.
 */
export function redirectFindings(
  { collection, current }: KnownRecord,
  isInUse: (path: string) => boolean,
): Finding[] {
  if (collection !== 'redirects') return [];
  const { list } = current.value as { list: readonly { from: string }[] };
  return list.flatMap(({ from }, row) =>
    isInUse(from)
      ? [
          {
            path: ['list', row, 'from'],
            text: `There is a page at ${from}. Choose an address that isn’t in use.`,
            blocks: true,
          },
        ]
      : [],
  );
}
