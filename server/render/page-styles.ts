/** The stylesheet of a page type: only the rules that its pages can match (docs/decisions/0004). Made only by the build. */
import { createHash } from 'node:crypto';
import postcss, { type AtRule, type Container, type Root } from 'postcss';
import { classesIn, type ShortNames, shortNames } from './class-names.ts';
import { drawingsIn, elementsIn, nonAsciiCharacters, type PageTypeStyles } from './page-types.ts';

/** One of the letters that each font has in a separate part. */
const FURTHER_LETTER = 'ñ';

/**
 * Makes the stylesheets of one page type, with only the rules that its pages can match: one for the build's pages, and
 * further ones for markup that published content can add; the last also has the fonts' further letters.
 * @param html of its pages as rendered, with the full stylesheet.
 * @param more markup that none of them has; each stylesheet has that of the one before, too.
 * @param full the rules of the full stylesheet.
 * @param drawing returns the text of a drawing by its address.
 * @returns also their rules by address.
 */
export function buildPageTypeStyles(
  type: string,
  html: string,
  more: readonly string[],
  full: string,
  drawing: (address: string) => string,
): { styles: PageTypeStyles[]; sheets: Map<string, string> } {
  const sheets = new Map<string, string>();
  let markup = '';
  let names: ShortNames = new Map();
  const styles = [html, ...more].map((part, at): PageTypeStyles => {
    const hasAllLetters = at === more.length;
    markup += part + (hasAllLetters ? FURTHER_LETTER : '');
    names = shortNames(part, names);
    const drawings = drawingsIn(markup);
    const css = rulesFor(full, markup + [...drawings].map(drawing).join(''), names);
    const address = `/assets/${type}-${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`;
    sheets.set(address, css);
    const letters = hasAllLetters ? null : nonAsciiCharacters(markup);
    return { address, names, elements: elementsIn(markup), letters, drawings };
  });
  return { styles, sheets };
}

/**
 * Returns the rules of a stylesheet that the markup can match, in either theme.
 * @param css as minified by the build.
 * @param html of one page or several.
 * @param names short class names, where assigned; each keeps its rules, also while no page has it.
 */
export function rulesFor(css: string, html: string, names: ShortNames = new Map()): string {
  // `dark` is toggled with the theme.
  const classes = new Set([...classesIn(html), ...names.keys(), 'dark']);
  const used: UsedStyles = { classes, elements: elementsIn(html) };
  const root = postcss.parse(css);
  // The license notice remains in the full stylesheet, which the site also serves.
  root.walkComments((comment) => void comment.remove());
  root.walkRules((rule) => {
    if ((rule.parent as { name?: string }).name?.endsWith('keyframes')) return;
    const kept = rule.selectors.filter((selector) => canMatch(selector, used));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  const letters = nonAsciiCharacters(html);
  root.walkAtRules('font-face', (rule) => {
    if (!isShown(rule, letters)) rule.remove();
  });
  let before: string;
  do {
    before = root.toString();
    removeUnusedNames(root, before, html);
    root.walkAtRules((rule) => {
      if (rule.nodes?.length === 0 && rule.name !== 'layer') rule.remove();
    });
  } while (root.toString() !== before);
  root.walkRules((rule) => {
    rule.selector = rule.selector.replace(CLASS, (whole, name: string) => {
      const short = names.get(unescapeCss(name));
      return short ? `.${short}` : whole;
    });
  });
  return root.toString();
}

/** Removes unused custom properties, their registrations, and animations. */
function removeUnusedNames(root: Root, css: string, html: string): void {
  const isUsed = (name: string) =>
    css.includes(`var(${name})`) || css.includes(`var(${name},`) || html.includes(`var(${name}`);
  root.walkAtRules('property', (rule) => {
    if (!isUsed(rule.params)) rule.remove();
  });
  root.walkAtRules('keyframes', (rule) => {
    if (!new RegExp(`animation[^;}]*\\b${rule.params}\\b`).test(css)) rule.remove();
  });
  root.walkDecls(/^--/, (declaration) => {
    const rule = declaration.parent as Container;
    if (!isUsed(declaration.prop)) declaration.remove();
    if (rule.nodes?.length === 0) rule.remove();
  });
}

/** Whether the markup has a letter of the face's range; one without a range is for every letter. */
function isShown(face: AtRule, letters: ReadonlySet<string>): boolean {
  let ranges: string[] | undefined;
  face.walkDecls('unicode-range', ({ value }) => {
    ranges = value.split(',');
  });
  return (
    ranges?.some((range) => {
      const [first = 0, last = first] = range
        .trim()
        .slice('U+'.length)
        .split('-')
        .map((digits) => Number.parseInt(digits, 16));
      return [...letters].some((letter) => {
        const point = letter.codePointAt(0) as number;
        return first <= point && point <= last;
      });
    }) ?? true
  );
}

type UsedStyles = { classes: ReadonlySet<string>; elements: ReadonlySet<string> };

const CLASS = /\.((?:\\.|[\w-])+)/g;

const unescapeCss = (name: string) => name.replace(/\\(.)/g, '$1');

/** Selectors for parts of form fields. */
const OF_FIELDS =
  /file-selector-button|placeholder|-webkit-(?:date|calendar|search|inner-spin|outer-spin)|-moz-(?:focus|ui)/;

/**
 * Whether the page contains every class and element in a selector, ignoring the content of :not(), :has() and of lists in
 * :is() and :where().
 */
function canMatch(selector: string, { classes, elements }: UsedStyles): boolean {
  const bare = bareOf(selector);
  if (OF_FIELDS.test(bare) && !elements.has('input') && !elements.has('textarea')) return false;
  // Strips classes first, since their names may contain escaped brackets.
  const rest = bare.replace(CLASS, '').replace(/\[[^\]]*\]/g, '');
  return (
    [...bare.matchAll(CLASS)].every(([, name = '']) => classes.has(unescapeCss(name))) &&
    [...rest.matchAll(/(?:^|[\s>+~])([a-z][a-z0-9]*)/gi)].every(([, name = '']) =>
      elements.has(name.toLowerCase()),
    )
  );
}

function bareOf(selector: string): string {
  const inner = String.raw`((?:\\.|[^(),\\])*)`;
  const steps: [RegExp, string][] = [
    // With one class inside, `:has()` requires it like any other.
    [/(?<!:not\():has\((\.[\w-]+)\)/g, '$1'],
    [/:(?:not|has)\((?:\\.|[^()\\])*\)/g, ''],
    // With one selector inside, `:is()` and `:where()` require it like any other.
    [new RegExp(String.raw`:(?:where|is)\(${inner}\)`, 'g'), '$1'],
    [/:(?:where|is)\((?:\\.|[^()\\])*\)/g, ''],
  ];
  for (let bare = selector; ; ) {
    const step = steps.find(([pattern]) => bare.search(pattern) >= 0);
    if (!step) return bare;
    bare = bare.replace(...step);
  }
}
