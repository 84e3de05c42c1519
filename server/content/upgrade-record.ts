/** Records that were saved by earlier releases of the software, as this one reads them. */
import type { PublishableCollection } from '#contract/site/records/overlay.ts';

/**
 * An article was a head alone once: its text was the file that shipped (docs/decisions/0062).
 * @param shipped what ships under the same name, or null.
 */
export function upgradeRecord(collection: PublishableCollection, value: unknown, shipped: unknown): unknown {
  if (collection !== 'articles' || !isRecord(value) || 'body' in value || !isRecord(shipped)) return value;
  return { ...value, body: shipped.body };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
