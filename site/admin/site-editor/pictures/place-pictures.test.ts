import { describe, expect, it } from 'vitest';
import { withArrived } from './place-pictures.ts';
import type { WaitingFile } from './waiting-files.ts';

const name = (n: number) => `u-${String(n).padStart(20, '0')}-800x600`;
const row = (n: number, focus = '') => ({ picture: name(n) + focus, alt: `Written ${n}`, caption: '' });
const arrived = (place: number, change: Partial<WaitingFile> = {}): WaitingFile => ({
  ...{ key: `${place}`, staffId: 'ann', batch: 'b', place, file: null, alt: '', isPlaced: false },
  target: {
    collection: 'projects',
    slug: 'porch',
    path: 'gallery',
    row: { picture: '', alt: '', caption: '' },
  },
  picture: name(place),
  ...change,
});
const shown = (rows: readonly unknown[]) => rows.map((one) => (one as { picture: string }).picture);

describe('pictures that arrive', () => {
  it('get rows in the order in which they were chosen, whichever arrives first', () => {
    const later = withArrived([row(90)], [arrived(3)]);
    const between = withArrived(later, [arrived(3, { isPlaced: true }), arrived(1)]);
    const all = withArrived(between, [
      arrived(3, { isPlaced: true }),
      arrived(1, { isPlaced: true }),
      arrived(2),
      arrived(4),
    ]);
    expect(shown(all)).toEqual([90, 1, 2, 3, 4].map(name));
  });

  it('leave what was written beside earlier ones as it is', () => {
    const rows = [row(1, '-f40')];
    expect(withArrived(rows, [arrived(1)])).toBe(rows);
    expect(withArrived(rows, [arrived(1), arrived(2)])[0]).toBe(rows[0]);
  });

  it('don’t come back when their row was taken out', () => {
    expect(withArrived([], [arrived(1, { isPlaced: true })])).toEqual([]);
  });

  it('begin with the description that they were published with', () => {
    expect(withArrived([], [arrived(1, { alt: 'A porch' })])).toEqual([
      { picture: name(1), alt: 'A porch', caption: '' },
    ]);
  });
});
