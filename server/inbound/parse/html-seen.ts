/** Which words of a page are seen. An element may hide all within it, or only its own words until one within shows them. */

type Attributes = Record<string, string>;

/** The state that words inherit. */
export type HtmlVisibility = {
  /** Nothing within can be seen, whatever it says. */
  hidden: boolean;
  /** Words of size 0; an element within may set its own size (every page that MJML makes). */
  tiny: boolean;
  /** An element within may be visible again. */
  invisible: boolean;
};

export const SEEN: HtmlVisibility = { hidden: false, tiny: false, invisible: false };

export const isSeen = ({ hidden, tiny, invisible }: HtmlVisibility): boolean =>
  !hidden && !tiny && !invisible;

const LONGEST_STYLE = 2_000;
const ZERO = /^[+-]?0*\.?0*(px|pt|em|rem|ex|ch|%|vw|vh|mm|cm|in|pc)?$/;
/** Relative to the size around it: of nothing, nothing. */
const RELATIVE = /^([\d.+-]+(em|ex|ch|%)|inherit|unset|larger|smaller)$/;

/** @param around the state of the element around this one. */
export function seenWithin(around: HtmlVisibility, name: string, attributes: Attributes): HtmlVisibility {
  const style = attributes.style ? declarations(attributes.style.slice(0, LONGEST_STYLE)) : NONE;
  return {
    hidden: around.hidden || 'hidden' in attributes || hides(style),
    tiny: isTiny(around, style, name === 'font' ? attributes.size : undefined),
    invisible: isInvisible(around, style.get('visibility')),
  };
}

/** Preheaders of newsletters, and words that only a filter shall read. */
const hides = (style: ReadonlyMap<string, string>): boolean =>
  style.get('display') === 'none' ||
  ZERO.test(style.get('opacity') ?? 'none') ||
  (/hidden|clip/.test(style.get('overflow') ?? '') &&
    ['max-height', 'height', 'max-width', 'width'].some((side) => ZERO.test(style.get(side) ?? 'none')));

function isTiny(
  around: HtmlVisibility,
  style: ReadonlyMap<string, string>,
  fontSize: string | undefined,
): boolean {
  const size = style.get('font-size') ?? sizeIn(style.get('font'));
  if (size === undefined) return around.tiny && !/^\s*\d/.test(fontSize ?? '');
  if (ZERO.test(size)) return true;
  return around.tiny && RELATIVE.test(size);
}

/** "italic 15px/1.2 Arial" */
const sizeIn = (font: string | undefined): string | undefined =>
  font && /(?:^|\s)([\d.]+(?:px|pt|em|rem|ex|%|vw|mm|cm|in|pc)?)(?:\/\S+)?\s+\S/.exec(font)?.[1];

function isInvisible(around: HtmlVisibility, visibility: string | undefined): boolean {
  if (visibility === undefined || visibility === 'inherit') return around.invisible;
  return visibility === 'hidden' || visibility === 'collapse';
}

const NONE: ReadonlyMap<string, string> = new Map();

/** The last one of a name counts, unless an earlier one is important. */
function declarations(style: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const important = new Set<string>();
  for (const declaration of style
    .toLowerCase()
    .replace(/\/\*.*?\*\//gs, ' ')
    .split(';')) {
    const colon = declaration.indexOf(':');
    if (colon < 0) continue;
    const name = declaration.slice(0, colon).trim();
    const [value = '', mark] = declaration.slice(colon + 1).split('!');
    if (mark === undefined && important.has(name)) continue;
    if (mark !== undefined) important.add(name);
    found.set(name, value.trim());
  }
  return found;
}
