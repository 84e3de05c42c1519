/**
 * A drawing from its file's text (`?raw`).
 * @returns the attributes of its `<svg>` by their names in React, and all that is drawn in it. The title and the colors in `<style>`
 *   are for drawing programs: a page has its own.
 */
export function readDrawing(file: string): { attributes: Record<string, string>; markup: string } {
  const [, opening = '', drawn = ''] = /<svg([^>]*)>(.*)<\/svg>/s.exec(file) ?? [];
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
