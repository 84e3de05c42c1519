/**
 * Texts that name a person or a project that the site no longer shows. References to a record disappear with it; prose is
 * the firm's own, so a finding reports it.
 */
import type { FieldPath, Finding } from '#contract/site/site-records.ts';
import { isOff, type KnownRecord, summaryOf } from './records.ts';

/** Fields that refer to a record or a file. They aren't shown as text. */
const REFERRING = new Set(['author', 'project', 'projects', 'href', 'picture', 'image', 'address', 'slugs']);
/** Lists of addresses and slugs. */
const WITHOUT_PROSE = new Set<string>(['redirects', 'order']);

/** Texts of the site that still name a record that is to be hidden. */
export function stillNamed(record: KnownRecord, all: readonly KnownRecord[]): Finding[] {
  const name = nameIn(record);
  if (!name) return [];
  return all
    .filter((one) => one !== record && isRead(one))
    .flatMap((one) => {
      const { collection, slug } = one;
      const text = (words: string) =>
        `“${summaryOf(one).name}” still says “${words}.” Change that text, or it will stay on the website.`;
      return textsNaming(one.current.value, name).map(({ path, words }) => ({
        ...{ path, text: text(words), blocks: false, record: { collection, slug } },
      }));
    });
}

/** Texts of a record that name what is hidden. */
export function namesHidden(record: KnownRecord, all: readonly KnownRecord[]): Finding[] {
  if (!isRead(record)) return [];
  const shown = new Set(all.filter(isRead).flatMap((one) => nameIn(one)?.source ?? []));
  return all.filter(isOff).flatMap((one) => {
    const name = nameIn(one);
    if (!name || shown.has(name.source)) return [];
    return textsNaming(record.current.value, name).map(({ path, words }) => ({
      ...{ path, text: `This says “${words},” which the website no longer shows.`, blocks: false },
    }));
  });
}

const isRead = (record: KnownRecord): boolean => !isOff(record) && !WITHOUT_PROSE.has(record.collection);

/** Matches a project's name, or a person's whole or first name; null for a record that nothing names in prose. */
function nameIn({ collection, current }: KnownRecord): RegExp | null {
  if (collection !== 'team' && collection !== 'projects') return null;
  const { name } = Object(current.value) as { name?: unknown };
  if (typeof name !== 'string' || name.trim() === '') return null;
  const whole = escaped(name.trim());
  if (collection === 'projects') return new RegExp(`${BEFORE}${whole}${AFTER}`, 'u');
  const [first = ''] = name.trim().split(/\s+/);
  // “Marcus Tate” is another than Marcus Boone.
  return new RegExp(`${BEFORE}(?:${whole}|${escaped(first)}(?! \\p{Lu}))${AFTER}`, 'u');
}
const escaped = (name: string): string => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
const BEFORE = '(?<![\\p{L}\\d])';
const AFTER = '(?![\\p{L}\\d])';

function textsNaming(
  value: unknown,
  name: RegExp,
  path: FieldPath = [],
): { path: FieldPath; words: string }[] {
  if (typeof value === 'string') {
    const words = name.exec(value)?.[0];
    return words ? [{ path, words }] : [];
  }
  if (Array.isArray(value)) return value.flatMap((item, index) => textsNaming(item, name, [...path, index]));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]) =>
    REFERRING.has(key) ? [] : textsNaming(part, name, [...path, key]),
  );
}
