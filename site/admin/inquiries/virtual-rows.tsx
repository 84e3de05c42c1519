import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Pixels of a card before it is measured. */
const USUAL_HEIGHT = 134;

type VirtualRowsProps = {
  count: number;
  label: string;
  /** The index of the row to bring into view. */
  goTo: number | null;
  onShown: (first: number, last: number) => void;
  onKeyDown?: React.KeyboardEventHandler<HTMLUListElement>;
  row: (index: number, place: RowPlace) => ReactNode;
};

/** What a row's `li` carries, so that it can be measured, and read out as one of many. */
export type RowPlace = {
  ref: (element: HTMLLIElement | null) => void;
  'data-index': number;
  'aria-setsize': number;
  'aria-posinset': number;
};

/** Only the rows near what is on screen exist; empty space stands for the others, and the page scrolls. */
export function VirtualRows({ count, label, goTo, onShown, onKeyDown, row }: VirtualRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const place = () => isSeen(list.current) && setTop(list.current.getBoundingClientRect().top + scrollY);
    place();
    const observer = new ResizeObserver(place);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  const rows = useWindowVirtualizer({
    count,
    estimateSize: () => USUAL_HEIGHT,
    overscan: 6,
    scrollMargin: top,
    // On a phone the list is hidden behind an open inquiry; what has no height then keeps the one it had.
    measureElement: (element, _entry, { measurementsCache }) =>
      (element as HTMLElement).offsetHeight ||
      (measurementsCache[Number((element as HTMLElement).dataset.index)]?.size ?? USUAL_HEIGHT),
    initialRect: { width: 0, height: 1200 },
  });
  const items = rows.getVirtualItems();
  const [first, last] = [items[0], items.at(-1)];
  useEffect(() => {
    if (first && last && isSeen(list.current)) onShown(first.index, last.index);
  }, [first, last, onShown]);
  useEffect(() => {
    if (goTo !== null && isSeen(list.current)) rows.scrollToIndex(goTo, { align: 'auto' });
  }, [goTo, rows]);

  return (
    <ul ref={list} aria-label={label} onKeyDown={onKeyDown}>
      <Space height={first ? first.start - top : 0} />
      {items.map((item: VirtualItem) =>
        row(item.index, {
          ref: rows.measureElement,
          'data-index': item.index,
          'aria-setsize': count,
          'aria-posinset': item.index + 1,
        }),
      )}
      <Space height={last ? rows.getTotalSize() - (last.end - top) : 0} />
    </ul>
  );
}

const isSeen = (list: HTMLElement | null): list is HTMLElement => Boolean(list?.offsetParent);

/** A style attribute in the server's HTML would be refused by the policy; set on the element it is not. */
function Space({ height }: { height: number }) {
  const ref = useCallback(
    (element: HTMLLIElement | null) => {
      if (element) element.style.height = `${Math.max(0, height)}px`;
    },
    [height],
  );
  return <li ref={ref} role="presentation" aria-hidden="true" />;
}
