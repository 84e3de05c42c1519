/** The firm's own color on pages: a stylesheet of its own on those that are rendered per request, a rule of the page's on others. */

const LINK = /<link rel="stylesheet" href="(\/accent\/[0-9a-f]{6}-[0-9a-f]{6}\.css)"\/>/;
const ADDRESS = /^\/accent\/([0-9a-f]{6})-([0-9a-f]{6})\.css$/;

/** Address of the stylesheet that a rendered page links for the color (site/frame/head.tsx). */
export const accentIn = (html: string): string | undefined => LINK.exec(html)?.[1];

export const withoutAccent = (html: string): string => html.replace(LINK, '');

/** The rules of an address, in the same conditions as the tokens of site/theme.css; null for another address. */
export function accentRule(address: string): string | null {
  const [, light, dark] = ADDRESS.exec(address) ?? [];
  if (!light || !dark) return null;
  return `:root{--copper:#${light}}@media screen{:root:where(.dark){--copper:#${dark}}}@media screen and (scripting:none) and (prefers-color-scheme:dark){:root{--copper:#${dark}}}`;
}
