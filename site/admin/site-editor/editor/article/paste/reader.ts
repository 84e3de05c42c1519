/**
 * Reads what Word, Google Docs, mail clients and web pages put on the clipboard. Nothing of its HTML is kept: the text is read as a
 * reader of the source sees it, and written again with the elements that an article has.
 */
import { slugOf } from '#contract/site/records/slug.ts';
import { type ListTree, withLists } from './lists.ts';
import { takeNotes } from './notes.ts';
import { type Grid, isRun, type Text, type TextPiece, wordsOf } from './pieces.ts';
import { SOURCES } from './sources.ts';
import { stylesOf } from './styles.ts';
import { piecesOf } from './walk.ts';

type Pasted = {
  /** Contains only p, h2, h3, ul, ol, li, table, tr, th, td, strong, em, a, and sup for a source. */
  html: string;
  /** Number of pictures that were left out, because they aren't ours. */
  pictures: number;
};

/** Parses the HTML in an inert document, in which nothing loads and no script runs. @param own origin of the site. */
export function readClipboard(html: string, own: string = location.origin): Pasted {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const style = stylesOf(page);
  for (const { apply } of SOURCES) apply(page, style);
  const notes = takeNotes(page);
  const { pieces, pictures } = piecesOf({ page, style, notes, own });
  return { html: withLists(pieces).map(written).join(''), pictures };
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const element = (name: string, content: string, attributes = ''): string =>
  `<${name}${attributes}>${content}</${name}>`;

function written(part: Text | Grid | ListTree): string {
  if (part.kind === 'list') return list(part);
  if (part.kind !== 'table')
    return element({ paragraph: 'p', heading: 'h2', smallHeading: 'h3' }[part.kind], inline(part.parts));
  const rows = part.rows.map((row, at) =>
    row.map(({ parts, isRight }) =>
      element(at === 0 ? 'th' : 'td', element('p', inline(parts)), isRight ? ' align="right"' : ''),
    ),
  );
  return element('table', rows.map((cells) => element('tr', cells.join(''))).join(''));
}

function list({ isOrdered, start, items }: ListTree): string {
  const entries = items.map((item) =>
    element('li', item.map((one) => (Array.isArray(one) ? element('p', inline(one)) : list(one))).join('')),
  );
  const from = isOrdered && start !== 1 ? ` start="${start}"` : '';
  return element(isOrdered ? 'ol' : 'ul', entries.join(''), from);
}

const inline = (parts: readonly TextPiece[]): string => parts.map(words).join('');

function words(part: TextPiece): string {
  if (part === 'line-end') return ' ';
  if (!isRun(part)) {
    const source = slugOf(wordsOf(part.note)).split('-').slice(0, 3).join('-') || 'source';
    return element('sup', inline(part.note), ` data-source="${source}"`);
  }
  let text = escaped(part.text);
  if (part.isItalic) text = element('em', text);
  if (part.isBold) text = element('strong', text);
  return part.href === null ? text : element('a', text, ` href="${escaped(part.href)}"`);
}
