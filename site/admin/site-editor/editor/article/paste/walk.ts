/** Reads a document from its beginning to its end, as the pieces of a text. */
import { hasControlCharacters, withoutInvisible } from '#contract/shared/control-characters.ts';
import { isHiddenWhole, isSeen, type PastedVisibility, SEEN, seenIn } from './hidden.ts';
import { paragraphsOf } from './lines.ts';
import { targetOf } from './links.ts';
import type { Notes } from './notes.ts';
import {
  hasWords,
  type Item,
  isRun,
  type PastedPiece,
  type Run,
  type Text,
  type TextPiece,
} from './pieces.ts';
import { readSign } from './signs.ts';
import type { Declared, StyleOf } from './styles.ts';
import { cellParts, isLayout, tablePieces } from './tables.ts';

/** Properties that text inherits from the elements around it. */
type Around = Omit<Run, 'text'> & { seen: PastedVisibility; keepsLines: boolean };
/**
 * Properties that a paragraph inherits from the elements around it. An item's first paragraph closes `isFirst` for
 * those behind it.
 */
type Place = { kind: Text['kind']; item: Item | null; isListStyle: boolean };

type Given = {
  page: Document;
  style: StyleOf;
  notes: Notes;
  /** Origin of the site. */
  own: string;
};

const BLOCKS = new Set(
  'address article aside blockquote body center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main menu nav ol p pre search section summary table tbody td tfoot th thead tr ul caption'.split(
    ' ',
  ),
);
const PLAIN: Around = {
  isBold: false,
  isItalic: false,
  href: null,
  shift: null,
  seen: SEEN,
  keepsLines: false,
};

/** @returns the pieces in order, and how many pictures there were. */
export function piecesOf({ page, style, notes, own }: Given): { pieces: PastedPiece[]; pictures: number } {
  let pieces: PastedPiece[] = [];
  let parts: TextPiece[] = [];
  let place: Place = { kind: 'paragraph', item: null, isListStyle: false };
  let pictures = 0;
  const counts = new Map<Element, number>();

  function end(): void {
    if (hasWords(parts)) {
      const { kind, item, isListStyle } = place;
      const last = pieces.at(-1);
      const read = paragraphsOf({ kind, parts, item: item && { ...item } }, isListStyle);
      // A paragraph in Word's list style without a sign continues the item above it.
      if (isListStyle && last?.kind === 'paragraph' && last.item)
        for (const one of read) one.item ??= { ...last.item, isFirst: false };
      pieces.push(...read);
      if (item) item.isFirst = false;
    }
    parts = [];
  }

  /** The pieces of an isolated element: a cell, a note. */
  function apart(element: Element, around: Around): PastedPiece[] {
    const outer = { pieces, parts, place };
    pieces = [];
    parts = [];
    place = { kind: 'paragraph', item: null, isListStyle: false };
    for (const child of element.childNodes) visit(child, around);
    end();
    const own = pieces;
    ({ pieces, parts, place } = outer);
    return own;
  }

  function visit(node: Node, around: Around): void {
    if (node.nodeType === Node.TEXT_NODE) addText(node.textContent ?? '', around);
    else if (node instanceof Element) visitElement(node, around);
  }

  function addText(text: string, around: Around): void {
    if (!isSeen(around.seen)) return;
    const { isBold, isItalic, href, shift } = around;
    const lines = around.keepsLines ? text.split(/\r\n?|\n/) : [text.replace(/[ \t\r\n\f]+/g, ' ')];
    for (const [at, line] of lines.entries()) {
      if (at > 0) parts.push('line-end');
      const clean = [
        ...withoutInvisible(line.replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000\u2028\u2029]/g, ' ')),
      ]
        .filter((sign) => sign === '\t' || !hasControlCharacters(sign))
        .join('');
      if (clean) parts.push({ text: clean, isBold, isItalic, href, shift });
    }
  }

  function visitElement(element: Element, outer: Around): void {
    const declared = style(element);
    if (isHiddenWhole(element, declared)) return;
    const around = aroundIn(element, declared, outer, own);
    const name = element.localName;
    if (name === 'br') parts.push('line-end');
    else if (name === 'img') pictures += isPicture(element, declared) && isSeen(around.seen) ? 1 : 0;
    else if (notes.has(element)) parts.push({ note: noteOf(notes.get(element) as Element) });
    else if (name === 'table' && !isLayout(element as HTMLTableElement)) {
      end();
      const read = (cell: Element) => apart(cell, aroundIn(cell, style(cell), around, own));
      pieces.push(...tablePieces(element as HTMLTableElement, style, read));
    } else if (isBlock(name, declared)) visitBlock(element, declared, around);
    else {
      if (name === 'q') addText('“', around);
      if (/^\d/.test(declared.get('mso-tab-count') ?? '')) addText('\t', { ...around, keepsLines: true });
      else for (const child of element.childNodes) visit(child, around);
      if (name === 'q') addText('”', around);
    }
  }

  function visitBlock(element: Element, declared: Declared, around: Around): void {
    end();
    const before = place;
    place = placeIn(element, declared, before);
    for (const child of element.childNodes) visit(child, around);
    end();
    place = before;
  }

  function placeIn(element: Element, declared: Declared, before: Place): Place {
    const name = element.localName;
    if (name === 'li') return { ...before, kind: 'paragraph', item: itemOf(element) };
    const sign = signIn(element, declared);
    const kind = before.item ? 'paragraph' : kindOf(element, declared, before.kind);
    if (before.item || kind !== 'paragraph') return { ...before, kind };
    const listed = /\blevel(\d)/.exec(declared.get('mso-list') ?? '');
    if (sign !== null || (listed && name === 'p')) {
      const level = Number(listed?.[1] ?? indentOf(declared));
      return { kind, isListStyle: false, item: { level, isFirst: true, ...readSign(sign ?? '') } };
    }
    return { ...before, kind, isListStyle: /^MsoListParagraph/.test(element.className) };
  }

  function itemOf(element: Element): Item {
    const list = element.closest('ul, ol, menu, dir');
    let depth = 0;
    for (let one = list; one; one = one.parentElement?.closest('ul, ol, menu, dir') ?? null) depth++;
    // Word for the web creates a list for each item, with its level.
    const level = Number(element.getAttribute('data-aria-level') ?? depth);
    if (list?.localName !== 'ol') return { level, number: null, isFirst: true };
    const asked = element.getAttribute('value');
    const isCounted = style(element).get('list-style-type') !== 'none';
    const first = Number(list.getAttribute('start') ?? 1) || 1;
    const number = asked ? Number(asked) : (counts.get(list) ?? first - 1) + (isCounted ? 1 : 0);
    counts.set(list, number);
    return { level, number: Math.max(1, number), isFirst: true };
  }

  /** Removes and returns the sign that Word or PowerPoint wrote before an item. */
  function signIn(element: Element, declared: Declared): string | null {
    if (!/^(p|pre|h[1-6]|div)$/.test(element.localName)) return null;
    if (!declared.has('mso-list') && !/mso-(list|special-format)/.test(element.innerHTML)) return null;
    for (const one of element.querySelectorAll('[style]')) {
      const isSign =
        style(one).get('mso-list') === 'ignore' || /bullet/.test(style(one).get('mso-special-format') ?? '');
      if (!isSign || (one.closest('p, pre, h1, h2, h3, h4, h5, h6') ?? element) !== element) continue;
      one.remove();
      return one.textContent ?? '';
    }
    return null;
  }

  function noteOf(note: Element): Run[] {
    return cellParts(apart(note, PLAIN)).filter(isRun);
  }

  visit(page.body, PLAIN);
  end();
  return { pieces, pictures };
}

const isBlock = (name: string, declared: Declared): boolean => {
  const display = declared.get('display') ?? '';
  if (BLOCKS.has(name)) return !/^inline/.test(display) || /^(li|td|th|tr)$/.test(name);
  return /^(block|flex|grid|list-item|table|flow-root)$/.test(display);
};

function kindOf(element: Element, declared: Declared, before: Text['kind']): Text['kind'] {
  const outline = Number(/^\d/.exec(declared.get('mso-outline-level') ?? '')?.[0] ?? 0);
  const level = Number(
    /^h([1-6])$/.exec(element.localName)?.[1] ?? (element.localName === 'p' ? outline : 0),
  );
  if (level > 2) return 'smallHeading';
  return level > 0 ? 'heading' : before;
}

const indentOf = (declared: Declared): number => Number.parseFloat(declared.get('margin-left') ?? '0') || 0;

function aroundIn(element: Element, declared: Declared, outer: Around, own: string): Around {
  const name = element.localName;
  const weight = declared.get('font-weight') ?? '';
  const slant = declared.get('font-style') ?? '';
  const space = declared.get('white-space') ?? declared.get('white-space-collapse') ?? '';
  return {
    isBold:
      /^(bold|bolder|[6-9]00)$/.test(weight) ||
      (!/^(normal|lighter|[1-5]00)$/.test(weight) && (outer.isBold || /^(b|strong)$/.test(name))),
    isItalic:
      /^(italic|oblique)/.test(slant) ||
      (slant !== 'normal' && (outer.isItalic || /^(i|em|cite)$/.test(name))),
    href:
      name === 'a' && element.hasAttribute('href')
        ? targetOf(element.getAttribute('href') ?? '', own)
        : outer.href,
    shift: shiftOf(element, declared) ?? outer.shift,
    seen: seenIn(outer.seen, declared),
    keepsLines: space ? /^(pre|break-spaces|preserve)/.test(space) : name === 'pre' || outer.keepsLines,
  };
}

function shiftOf(element: Element, declared: Declared): Run['shift'] {
  const name = element.localName;
  const align = declared.get('vertical-align') ?? declared.get('font-variant-position') ?? '';
  const raise = Number.parseFloat(declared.get('mso-text-raise') ?? '0') || 0;
  if (name === 'sup' || align === 'super' || raise > 0 || element.classList.contains('Superscript'))
    return 'raised';
  if (name === 'sub' || align === 'sub' || raise < 0 || element.classList.contains('Subscript'))
    return 'lowered';
  return null;
}

/** Not the invisible ones that count readers. */
function isPicture(element: Element, declared: Declared): boolean {
  return !['width', 'height'].some((name) => {
    const size = declared.get(name) ?? element.getAttribute(name);
    return size !== null && /^[0-2](px|pt)?$/.test(size);
  });
}
