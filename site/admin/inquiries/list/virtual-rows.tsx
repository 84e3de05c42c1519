import {
  defaultRangeExtractor,
  type Range,
  useVirtualizer,
  useWindowVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import {
  Fragment,
  type KeyboardEventHandler,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useWide } from '../../state/use-wide.ts';
import type { QueueRow } from './queue-rows.ts';

/** Attributes of a row's `li`, for measuring and for its position in the list. */
export type RowPlace = {
  ref: (element: HTMLLIElement | null) => void;
  'data-index': number;
};

type VirtualRowsProps = {
  rows: readonly QueueRow[];
  label: string;
  /** The index of the row to scroll into view. */
  goTo: number;
  /** Called with the index of the last visible row. */
  onShown: (last: number) => void;
  onKeyDown: KeyboardEventHandler<HTMLUListElement>;
  row: (row: QueueRow, place: RowPlace) => ReactNode;
};

/** Heights in pixels of a card and of a group's head, before they are measured. */
const CARD_HEIGHT = 128;
const HEAD_HEIGHT = 32;
/** Pixels at the top that a head, and on a phone the search, may cover. */
const COVERED = { box: HEAD_HEIGHT, page: 80 };

/** Renders only the rows near the visible ones. On a phone the page scrolls, elsewhere the list scrolls on its own. */
export function VirtualRows(props: VirtualRowsProps) {
  return useWide() ? <RowsInBox {...props} /> : <RowsInPage {...props} />;
}

/** Options that the two ways to scroll have in common. */
function optionsOf(rows: readonly QueueRow[]) {
  const heightOf = (index: number) => (rows[index]?.group ? HEAD_HEIGHT : CARD_HEIGHT);
  return {
    count: rows.length,
    estimateSize: heightOf,
    getItemKey: (index: number) => rows[index]?.inquiry?.id ?? rows[index]?.group ?? index,
    overscan: 6,
    // The head above the visible rows stays rendered, so that it can stick.
    rangeExtractor: (range: Range) => {
      const shown = defaultRangeExtractor(range);
      const head = rows.findLastIndex(({ group }, index) => group && index <= range.startIndex);
      return head === -1 || shown.includes(head) ? shown : [head, ...shown];
    },
    // On a phone an open inquiry hides the list; rows without a height then keep their last one.
    measureElement: (
      element: HTMLLIElement,
      _entry: unknown,
      { measurementsCache }: { measurementsCache: readonly { size: number }[] },
    ) => {
      const index = Number(element.dataset.index);
      return element.offsetHeight || (measurementsCache[index]?.size ?? heightOf(index));
    },
    initialRect: { width: 0, height: 1200 },
  };
}

function RowsInBox(props: VirtualRowsProps) {
  const box = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer<HTMLDivElement, HTMLLIElement>({
    ...useMemo(() => optionsOf(props.rows), [props.rows]),
    getScrollElement: () => box.current,
    scrollPaddingStart: COVERED.box,
  });
  return (
    <div ref={box} data-rows="" className="min-h-0 grow basis-0 overflow-y-auto scroll-pt-8 px-3 pb-6">
      <Rows {...props} virtual={virtual} top={0} />
    </div>
  );
}

function RowsInPage(props: VirtualRowsProps) {
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const place = () => isSeen(list.current) && setTop(list.current.getBoundingClientRect().top + scrollY);
    place();
    const observer = new ResizeObserver(place);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  const virtual = useWindowVirtualizer<HTMLLIElement>({
    ...useMemo(() => optionsOf(props.rows), [props.rows]),
    scrollMargin: top,
    scrollPaddingStart: COVERED.page,
  });
  return (
    <div ref={list} className="px-2 pb-6">
      <Rows {...props} virtual={virtual} top={top} />
    </div>
  );
}

type RowsProps<Scroller extends Element | Window> = VirtualRowsProps & {
  virtual: Virtualizer<Scroller, HTMLLIElement>;
  /** Pixels above the list within what scrolls. */
  top: number;
};

function Rows<Scroller extends Element | Window>(props: RowsProps<Scroller>) {
  const { rows, virtual, top, label, goTo, onShown, onKeyDown, row } = props;
  const list = useRef<HTMLUListElement>(null);
  const items = virtual.getVirtualItems();
  const last = items.at(-1);
  const { endIndex = 0 } = virtual.range ?? {};
  useEffect(() => {
    if (isSeen(list.current)) onShown(endIndex);
  }, [endIndex, onShown]);
  useEffect(() => {
    if (goTo !== -1 && isSeen(list.current)) virtual.scrollToIndex(goTo, { align: 'auto' });
  }, [goTo, virtual]);

  return (
    <ul ref={list} aria-label={label} onKeyDown={onKeyDown} className="group/list">
      {items.map((item, at) => (
        <Fragment key={item.key}>
          <Space height={item.start - (items[at - 1]?.end ?? top)} />
          {row(rows[item.index] as QueueRow, { ref: virtual.measureElement, 'data-index': item.index })}
        </Fragment>
      ))}
      <Space height={last ? virtual.getTotalSize() - (last.end - top) : 0} />
    </ul>
  );
}

const isSeen = (list: HTMLElement | null): list is HTMLElement => Boolean(list?.offsetParent);

/** The policy refuses a style attribute in HTML; setting it on the element is allowed. */
function Space({ height }: { height: number }) {
  const ref = useCallback(
    (element: HTMLLIElement | null) => {
      if (element) element.style.height = `${height}px`;
    },
    [height],
  );
  if (height <= 0) return null;
  return <li ref={ref} role="presentation" aria-hidden="true" />;
}
