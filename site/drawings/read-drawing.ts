/**
 * A drawing from its file's text (`?raw`).
 * @returns the attributes of its `<svg>` by their names in React, and all that is drawn in it. The title and the colors in `<style>`
 *   are for drawing programs: a page has its own.
 * @throws for text without an `<svg>`.
 */
export function readDrawing(file: string): { attributes: Record<string, string>; markup: string } {
  const found = /<svg([^>]*)>(.*)<\/svg>/s.exec(file);
  if (!found) throw new Error('A drawing has no file in site/drawings, or its file has no <svg>.');
  const [, opening = '', drawn = ''] = found;
  const { xmlns, ...attributes } = Object.fromEntries(
    [...opening.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()),
      value,
    ]),
  );
  const markup = drawn
    .replace(/<(title|style)>.*?<\/\1>|<!--.*?-->/gs, '')
    .replace(/>\s+</g, '><')
    .replace(/\s*\n\s*/g, ' ');
  return { attributes, markup: markup.trim() };
}
