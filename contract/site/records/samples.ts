/**
 * Content that only the firm can know, and that came with the website. A part marked as sample counts as one until it
 * is changed, or confirmed by its mark.
 */
import { isSame } from '../../shared/is-same.ts';

type Marked = Record<string, unknown> & { sample?: unknown };

const asMarked = (value: unknown): Marked | null =>
  typeof value === 'object' && value !== null ? (value as Marked) : null;

/** @param shipped what came with the website; null for an added record, which counts until it is confirmed. */
export function hasSample(value: unknown, shipped: unknown): boolean {
  const [part, ships] = [asMarked(value), asMarked(shipped)];
  if (!part) return false;
  if (part.sample === true && (ships?.sample !== true || isSame(part, ships))) return true;
  return Object.entries(part).some(([key, inside]) => hasSample(inside, ships?.[key]));
}

/** The value with every sample in it confirmed. */
export function withoutSamples<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutSamples) as T;
  const part = asMarked(value);
  if (!part) return value;
  const confirmed = Object.entries(part).map(([key, inside]) => [key, withoutSamples(inside)]);
  return { ...Object.fromEntries(confirmed), ...(part.sample === true && { sample: false }) } as T;
}
