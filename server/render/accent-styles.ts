/** The firm's accent color: a separate stylesheet on pages that are rendered per request, a rule in the page on others. */

const LINK = /<link rel="stylesheet" href="(\/accent\/[0-9a-f]{6}-[0-9a-f]{6}\.css)"\/>/;
const ADDRESS = /^\/accent\/([0-9a-f]{6})-([0-9a-f]{6})\.css$/;
const ACCENTED = /^(\/assets\/[\w-]+)-([0-9a-f]{6}-[0-9a-f]{6}\.css)$/;

/** Address of the stylesheet that a rendered page links for the color (site/layout/head.tsx). */
export const accentIn = (html: string): string | undefined => LINK.exec(html)?.[1];

export const withoutAccent = (html: string): string => html.replace(LINK, '');

/** The rules of an address, in the same conditions as the tokens of site/theme.css; null for another address. */
export function accentRule(address: string): string | null {
  const [, light, dark] = ADDRESS.exec(address) ?? [];
  if (!light || !dark) return null;
  return `:root{--copper:#${light}}@media screen{:root:where(.dark){--copper:#${dark}}}@media screen and (scripting:none) and (prefers-color-scheme:dark){:root{--copper:#${dark}}}`;
}

/** `/assets/home-1a2b-1a5fb4-8ab4f8.css`: the address of a stylesheet with the color's rule at its end. */
export const accentedAddress = (sheet: string, accent: string): string =>
  sheet.replace(/\.css$/, `-${accent.slice('/accent/'.length)}`);

/**
 * The stylesheet at such an address, which names sheet and colors: any server of the same build can return it.
 * @param cssOf returns a stylesheet of the build.
 * @returns null for another address.
 */
export function accentedStyles(address: string, cssOf: (sheet: string) => string | undefined): string | null {
  const [, sheet, colors] = ACCENTED.exec(address) ?? [];
  const css = sheet && cssOf(`${sheet}.css`);
  return css ? css + accentRule(`/accent/${colors}`) : null;
}
