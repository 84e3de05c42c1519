/** Tables with as many cells in each row: a joined cell is its words, then empty cells, so that no figure leaves its column. */
import { smoothed } from './lines.ts';
import { type GridRow, hasWords, isRun, type PastedPiece, type Run, type TextPiece } from './pieces.ts';
import type { StyleOf } from './styles.ts';

type Cell = { parts: TextPiece[]; isRight: boolean; isFill: boolean; span: number };
type Read = (cell: Element) => PastedPiece[];

const MAX_SPAN = 100;
const FILL: Cell = { parts: [], isRight: false, isFill: true, span: 1 };

/** Whether a table is used for layout, as in emails and old pages, and holds text instead of data. */
export function isLayout(table: HTMLTableElement): boolean {
  if (/^(presentation|none)$/.test(table.getAttribute('role') ?? '')) return true;
  const rows = [...table.rows].map((row) =>
    [...row.cells].filter((cell) => /\S/.test(cell.textContent ?? '')),
  );
  const isSingle = rows.reduce((sum, cells) => sum + cells.length, 0) <= 1;
  const isColumn = rows.every((cells) => cells.length <= 1);
  return isSingle || (isColumn && table.querySelector('table, h1, h2, h3, h4, ul, ol, p ~ p') !== null);
}

/** @returns the words above the table, and the table; nothing of one without words. */
export function tablePieces(table: HTMLTableElement, style: StyleOf, read: Read): PastedPiece[] {
  const rows = placed(table, style, read);
  const hidden = hiddenColumns(table, style);
  const width = Math.max(0, ...rows.map((row) => row.length));
  const used = Array.from({ length: width }, (_, column) => column).filter(
    (column) => !hidden.has(column) && rows.some((row) => row[column] && !row[column].isFill),
  );
  const cells = rows
    .map((row) => used.map((column) => row[column] ?? FILL))
    .filter((row) => row.some(({ parts }) => hasWords(parts)));
  const titles: PastedPiece[] = [];
  if (table.caption) titles.push(...read(table.caption));
  // A row that is one cell over all columns names the table.
  while (cells.length > 1 && used.length > 1 && (cells[0]?.[0]?.span ?? 1) >= width) {
    const [title] = cells.shift() ?? [];
    titles.push({ kind: 'paragraph', parts: title?.parts ?? [], item: null });
  }
  return cells.length > 0 ? [...titles, { kind: 'table', rows: aligned(cells) }] : titles;
}

/** Each cell at its place, under what reaches down from the rows above. */
function placed(table: HTMLTableElement, style: StyleOf, read: Read): Cell[][] {
  const grid: Cell[][] = [];
  const shown = [...table.rows].filter((row) => !isGone(row, style));
  for (const [at, row] of shown.entries()) {
    grid[at] ??= [];
    const line = grid[at];
    for (const cell of row.cells) {
      if (style(cell).get('display') === 'none') continue;
      let column = 0;
      while (line[column]) column++;
      const across = Math.min(Math.max(1, cell.colSpan), MAX_SPAN);
      const down = Math.min(cell.rowSpan || shown.length, shown.length - at);
      for (let below = 0; below < down; below++) {
        grid[at + below] ??= [];
        for (let next = 0; next < across; next++) (grid[at + below] as Cell[])[column + next] ??= FILL;
      }
      line[column] = {
        parts: cellParts(read(cell)),
        isRight: isRight(cell, style),
        isFill: false,
        span: across,
      };
    }
  }
  return grid;
}

const isGone = (row: Element, style: StyleOf): boolean =>
  row.hasAttribute('hidden') ||
  style(row).get('display') === 'none' ||
  /hidden|collapse/.test(style(row).get('visibility') ?? '') ||
  row.getAttribute('height') === '0';

/** Excel hides a column by its `col`. */
function hiddenColumns(table: Element, style: StyleOf): Set<number> {
  const hidden = new Set<number>();
  let column = 0;
  for (const col of table.querySelectorAll<HTMLTableColElement>(':scope > colgroup > col, :scope > col')) {
    const isHidden = style(col).get('display') === 'none' || style(col).get('visibility') === 'collapse';
    for (let next = 0; next < Math.max(1, col.span); next++, column++) if (isHidden) hidden.add(column);
  }
  return hidden;
}

const isRight = (cell: Element, style: StyleOf): boolean =>
  [cell, cell.firstElementChild].some(
    (one) =>
      one &&
      (one.getAttribute('align') === 'right' || /^(right|end)$/.test(style(one).get('text-align') ?? '')),
  );

/** The words of a cell in one line, with a semicolon between items and between rows of a table in it. */
export function cellParts(pieces: readonly PastedPiece[]): TextPiece[] {
  const all: TextPiece[] = [];
  const between = (text: string) => all.length > 0 && all.push(plain(text));
  for (const [at, piece] of pieces.entries()) {
    if (piece.kind === 'table')
      for (const row of piece.rows) {
        between('; ');
        for (const { parts } of row) if (hasWords(parts)) all.push(plain(' '), ...parts);
      }
    else {
      const before = pieces[at - 1];
      const isNext = piece.item?.isFirst && before?.kind !== 'table' && before?.item;
      between(isNext ? '; ' : ' ');
      all.push(...piece.parts);
    }
  }
  return smoothed(all);
}

const plain = (text: string): Run => ({ text, isBold: false, isItalic: false, href: null, shift: null });

/** A column is at the right when most of its figures are, whatever its name does. */
function aligned(cells: readonly Cell[][]): GridRow[] {
  const [, ...body] = cells;
  const isColumnRight = (cells[0] ?? []).map((head, column) => {
    const filled = body.map((row) => row[column]).filter((cell) => cell?.parts.some(isRun));
    const right = filled.filter((cell) => cell?.isRight).length;
    return filled.length > 0 ? right > filled.length / 2 : head.isRight;
  });
  return cells.map((row) =>
    row.map(({ parts }, column) => ({ parts, isRight: isColumnRight[column] ?? false })),
  );
}
