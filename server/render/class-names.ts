/** Lists the classes of pages, and replaces them with short names (docs/decisions/0004). */

const CLASS_ATTRIBUTE = /\sclass="([^"]*)"/g;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const unescapeHtml = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/** Returns every class in the markup, as often as it occurs. */
export const classesIn = (html: string): string[] =>
  [...html.matchAll(CLASS_ATTRIBUTE)].flatMap(([, list = '']) => unescapeHtml(list).split(/\s+/));

/** Short names by class. */
export type ShortNames = ReadonlyMap<string, string>;

/**
 * Assigns short class names, the shortest to the most used classes. Utility names are long, and a page repeats each
 * about a dozen times: short names save a tenth of its compressed HTML.
 * @param html of the pages of one type, which share their names.
 * @param known names that stay as they are.
 */
export function shortNames(html: string, known: ShortNames = new Map()): ShortNames {
  const counts = new Map<string, number>();
  for (const name of classesIn(html)) if (!known.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  counts.delete('dark');
  const byUse = [...counts].sort(([, a], [, b]) => b - a);
  return new Map([...known, ...byUse.map(([name], at) => [name, letters(known.size + at)] as const)]);
}

/** a, b, …, z, aa, ab, … */
const letters = (at: number): string =>
  (at < 26 ? '' : letters(Math.floor(at / 26) - 1)) + String.fromCharCode(97 + (at % 26));

/** Returns the page with short names in its class attributes. */
export function shortenClasses(html: string, names: ShortNames): string {
  return html.replace(CLASS_ATTRIBUTE, (_, list: string) => {
    const short = unescapeHtml(list)
      .split(/\s+/)
      .map((name) => names.get(name) ?? name);
    return ` class="${short.join(' ')}"`;
  });
}
