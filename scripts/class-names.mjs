/** Lists the classes of built pages, and replaces them with short names (docs/decisions/0010). */

const CLASS_ATTRIBUTE = /\sclass="([^"]*)"/g;
const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const unescapeHtml = (text) => text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name) => ENTITIES[name]);

/** Returns every distinct class in the markup. */
export function classesIn(html) {
  const classes = new Set();
  for (const [, list] of html.matchAll(CLASS_ATTRIBUTE))
    for (const name of unescapeHtml(list).split(/\s+/)) classes.add(name);
  return classes;
}

/**
 * Assigns short class names, the shortest to the most used classes. Utility names are long, and a page repeats each
 * about a dozen times: short names save a tenth of its compressed HTML.
 * @param pages HTML of the pages of one kind, which share their names.
 */
export function shortNames(pages) {
  const counts = new Map();
  for (const html of pages)
    for (const [, list] of html.matchAll(CLASS_ATTRIBUTE))
      for (const name of unescapeHtml(list).split(/\s+/)) counts.set(name, (counts.get(name) ?? 0) + 1);
  counts.delete('dark');
  return new Map([...counts].sort(([, a], [, b]) => b - a).map(([name], at) => [name, letters(at)]));
}

/** a, b, …, z, aa, ab, … */
const letters = (at) =>
  (at < 26 ? '' : letters(Math.floor(at / 26) - 1)) + String.fromCharCode(97 + (at % 26));

/** Returns the page with short names in its class attributes. */
export function shortenClasses(html, names) {
  return html.replace(CLASS_ATTRIBUTE, (_, list) => {
    const short = unescapeHtml(list)
      .split(/\s+/)
      .map((name) => names.get(name) ?? name);
    return ` class="${short.join(' ')}"`;
  });
}
