/** Options that the list's two ways to scroll have in common. */
import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import type { KeyboardEventHandler, ReactNode } from 'react';

export type VirtualRowsProps = {
  count: number;
  label: string;
  /** Estimated height of a row in pixels, before it is measured. */
  heightOf: (index: number) => number;
  /** Identifies a row that moves when others come or go. */
  keyOf: (index: number) => string;
  /** The indexes of the heads, ascending; the one above the visible rows stays rendered, so that it can stick. */
  heads: readonly number[];
  /** The index of the row to scroll into view. */
  goTo: number | null;
  onShown: (first: number, last: number) => void;
  onKeyDown?: KeyboardEventHandler<HTMLUListElement>;
  row: (index: number, place: RowPlace) => ReactNode;
};

/** Attributes of a row's `li`, for measuring and for its position in the list. */
export type RowPlace = {
  ref: (element: HTMLLIElement | null) => void;
  'data-index': number;
};

/** Estimated heights in pixels, before a row is measured. */
export const ROW_HEIGHT = 64;
export const HEAD_HEIGHT = 28;

/** Options of the virtualizer. */
export function optionsOf({ count, heightOf, keyOf, heads }: VirtualRowsProps) {
  return {
    count,
    estimateSize: heightOf,
    getItemKey: keyOf,
    overscan: 6,
    rangeExtractor: (range: Range) => {
      const shown = defaultRangeExtractor(range);
      const head = heads.findLast((index) => index <= range.startIndex);
      return head === undefined || shown.includes(head) ? shown : [head, ...shown];
    },
    // On a phone an open inquiry hides the list; rows without a height then keep their last one.
    measureElement: (
      element: HTMLLIElement,
      _entry: unknown,
      rows: { measurementsCache: readonly { size: number }[] },
    ) => {
      const index = Number(element.dataset.index);
      return element.offsetHeight || (rows.measurementsCache[index]?.size ?? heightOf(index));
    },
    initialRect: { width: 0, height: 1200 },
  };
}
