/** The text that was read, before it is put together: a row of paragraphs, of which some are items of lists. */

export type Run = {
  text: string;
  isBold: boolean;
  isItalic: boolean;
  /** Target of the link; null without one. */
  href: string | null;
  shift: 'raised' | 'lowered' | null;
};
/** A source behind the words. */
export type NotePart = { note: Run[] };
/** A line that the source broke. */
export type LineEnd = 'line-end';
export type TextPiece = Run | NotePart | LineEnd;

/** An item's place among lists. */
export type Item = {
  /** Grows with the depth; which steps it takes differs from source to source. */
  level: number;
  /** Number in the source; null for a bullet. */
  number: number | null;
  /** Second reading of a sign such as `i.`, which may be the ninth or the first. */
  otherNumber?: number;
  /** False for a paragraph that continues an item. */
  isFirst: boolean;
};

export type Text = { kind: 'paragraph' | 'heading' | 'smallHeading'; parts: TextPiece[]; item: Item | null };
export type GridRow = { parts: TextPiece[]; isRight: boolean }[];
export type Grid = { kind: 'table'; rows: GridRow[] };
export type PastedPiece = Text | Grid;

export const isRun = (part: TextPiece): part is Run => typeof part === 'object' && 'text' in part;
export const hasWords = (parts: readonly TextPiece[]): boolean =>
  parts.some((part) => (isRun(part) ? part.text.trim() !== '' : part !== 'line-end'));
export const wordsOf = (parts: readonly TextPiece[]): string =>
  parts.map((part) => (isRun(part) ? part.text : part === 'line-end' ? ' ' : '')).join('');
