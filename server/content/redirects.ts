/** Where old addresses lead: those that an owner wrote down, and every address that a page ever had. */
import { redirects as shipped } from '#content/redirects.ts';
import type { ContentOverlay } from '#contract/site/records/overlay.ts';
import { PAGES_UNDER, pageAddressesIn } from '#contract/site/records/page-addresses.ts';
import type { RecordName } from '#contract/site/site-records.ts';
import { spelledOut } from '../http/canonical.ts';
import type { Redirects } from '../http/current-redirects.ts';

/** An address that a page has, or had. */
export type KnownAddress = RecordName & { address: string };

/**
 * Redirects every old address to its page in one step. An address that a page uses again doesn't redirect, and redirects
 * in a cycle are dropped.
 */
export function redirectsOf(overlay: ContentOverlay, known: readonly KnownAddress[]): Redirects {
  const written = overlay.redirects?.redirects?.list.map(
    ({ from, href }) => [spelledOut(from), href] as const,
  );
  const steps = new Map(written ?? Object.entries(shipped));
  const moves = pageAddressesIn(overlay);
  for (const { collection, slug, address } of known) {
    const under = PAGES_UNDER[collection];
    if (!under || overlay[collection]?.[slug as never] === null) continue;
    const path = `${under}/${slug}`;
    const now = moves.get(path) ?? path;
    for (const old of [path, `${under}/${address}`]) if (old !== now) steps.set(old, now);
  }
  for (const taken of moves.values()) steps.delete(taken);
  return Object.fromEntries(
    [...steps.keys()].flatMap((from) => {
      const to = lastOf(from, steps);
      return to === null ? [] : [[from, to]];
    }),
  );
}

function lastOf(from: string, steps: ReadonlyMap<string, string>): string | null {
  const passed = new Set<string>();
  let at = from;
  for (let next = steps.get(at); next !== undefined; next = steps.get(at)) {
    if (passed.has(at)) return null;
    passed.add(at);
    at = next;
  }
  return at;
}
