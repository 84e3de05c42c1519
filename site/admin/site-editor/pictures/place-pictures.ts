import { pictureStem } from '#contract/site/uploaded-picture.ts';
import type { WaitingFile } from './waiting-files.ts';

type Row = Record<string, unknown>;

/**
 * Rows with those of pictures that arrived, in the order in which they were chosen, whichever arrived first. One that has a
 * row already gets no second one.
 * @param batch of the list: those that have their rows, and those that arrived.
 */
export function withArrived(rows: readonly unknown[], batch: readonly WaitingFile[]): readonly unknown[] {
  const ordered = batch.toSorted((a, b) => a.place - b.place);
  let all = [...rows];
  for (const one of ordered) {
    const { picture, target, alt, isPlaced } = one;
    if (isPlaced || !picture || !target || indexOf(all, picture) >= 0) continue;
    const row = { ...target.row, picture, ...('alt' in target.row && { alt }) };
    const index = ordered
      .filter((other) => other.batch === one.batch && other.place < one.place)
      .map((other) => (other.picture ? indexOf(all, other.picture) : -1))
      .reduce((last, at) => Math.max(last, at), -1);
    const later = ordered
      .filter((other) => other.batch === one.batch && other.place > one.place)
      .map((other) => (other.picture ? indexOf(all, other.picture) : -1))
      .find((at) => at >= 0);
    all = all.toSpliced(index >= 0 ? index + 1 : (later ?? all.length), 0, row);
  }
  return all.length === rows.length ? rows : all;
}

const indexOf = (rows: readonly unknown[], picture: string): number =>
  rows.findIndex((row) => {
    const shown = (row as Row | null)?.picture;
    return typeof shown === 'string' && pictureStem(shown) === pictureStem(picture);
  });
