/**
 * Reads what Word, Google Docs, mail clients and web pages put on the clipboard. Nothing of its HTML is kept: the text is read as a
 * reader of the source sees it, and written again with the elements that an article has.
 */
import { slugOf } from '#contract/site/records/slug.ts';
import { type ListTree, withLists } from './lists.ts';
import { takeNotes } from './notes.ts';
import { type Grid, isRun, type Run, type Text, type TextPiece, wordsOf } from './pieces.ts';
import { SOURCES } from './sources.ts';
import { stylesOf } from './styles.ts';
import { piecesOf } from './walk.ts';

type Pasted = {
  /** Of p, h2, h3, ul, ol, li, table, tr, th, td, strong, em, a, and sup for a source. */
  html: string;
  /** That were left out: they aren't ours. */
  pictures: number;
};

/** Parsed in a document of its own, in which nothing loads and nothing runs. @param own origin of the site. */
export function readClipboard(html: string, own: string = location.origin): Pasted {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const style = stylesOf(page);
  for (const { apply } of SOURCES) apply(page, style);
  const notes = takeNotes(page);
  const { pieces, pictures } = piecesOf({ page, style, notes, own });
  const written = page.createElement('div');
  written.append(...withLists(pieces).map((part) => elementOf(part, page)));
  return { html: written.innerHTML, pictures };
}

function elementOf(part: Text | Grid | ListTree, page: Document): Element {
  const make = (name: string, ...content: (Node | string)[]) => {
    const element = page.createElement(name);
    element.append(...content);
    return element;
  };
  const inline = (parts: readonly TextPiece[]): Node[] => parts.map(wordsIn);
  const wordsIn = (one: TextPiece): Node => {
    if (isRun(one)) return words(one);
    if (one === 'line-end') return page.createTextNode(' ');
    const source = make('sup', ...one.note.map(words));
    source.dataset.source = slugOf(wordsOf(one.note)).split('-').slice(0, 3).join('-') || 'source';
    return source;
  };
  const words = ({ text, isBold, isItalic, href }: Run): Node => {
    let node: Node = page.createTextNode(text);
    if (isItalic) node = make('em', node);
    if (isBold) node = make('strong', node);
    if (href === null) return node;
    const link = make('a', node);
    link.setAttribute('href', href);
    return link;
  };
  const list = ({ isOrdered, start, items }: ListTree): HTMLElement => {
    const entries = items.map((item) =>
      make('li', ...item.map((one) => (Array.isArray(one) ? make('p', ...inline(one)) : list(one)))),
    );
    const all = make(isOrdered ? 'ol' : 'ul', ...entries);
    if (isOrdered && start !== 1) all.setAttribute('start', String(start));
    return all;
  };
  if (part.kind === 'list') return list(part);
  if (part.kind !== 'table') {
    const name = { paragraph: 'p', heading: 'h2', smallHeading: 'h3' }[part.kind];
    return make(name, ...inline(part.parts));
  }
  const rows = part.rows.map((row, at) =>
    make(
      'tr',
      ...row.map(({ parts, isRight }) => {
        const cell = make(at === 0 ? 'th' : 'td', make('p', ...inline(parts)));
        if (isRight) cell.setAttribute('align', 'right');
        return cell;
      }),
    ),
  );
  return make('table', make('tbody', ...rows));
}
