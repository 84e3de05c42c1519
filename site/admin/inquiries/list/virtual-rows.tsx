import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { Fragment, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useWide } from '../../state/use-wide.ts';
import { HEAD_HEIGHT, optionsOf, type VirtualRowsProps } from './row-options.ts';

/** Pixels at the top that a head, and on a phone the search, may cover. */
const COVERED = { box: HEAD_HEIGHT, page: 80 };

/** Renders only the rows near the visible ones. On a phone the page scrolls, elsewhere the list by itself. */
export function VirtualRows(props: VirtualRowsProps) {
  return useWide() ? <RowsInBox {...props} /> : <RowsInPage {...props} />;
}

function RowsInBox(props: VirtualRowsProps) {
  const box = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer<HTMLDivElement, HTMLLIElement>({
    ...optionsOf(props),
    getScrollElement: () => box.current,
    scrollPaddingStart: COVERED.box,
  });
  return (
    <div ref={box} data-rows="" className="@container min-h-0 grow basis-0 overflow-y-auto scroll-pt-7">
      <Rows {...props} rows={rows} top={0} />
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
  const rows = useWindowVirtualizer<HTMLLIElement>({
    ...optionsOf(props),
    scrollMargin: top,
    scrollPaddingStart: COVERED.page,
  });
  return (
    <div ref={list} className="@container">
      <Rows {...props} rows={rows} top={top} />
    </div>
  );
}

type RowsProps<Scroller extends Element | Window> = VirtualRowsProps & {
  rows: Virtualizer<Scroller, HTMLLIElement>;
  /** Pixels above the list within what scrolls. */
  top: number;
};

function Rows<Scroller extends Element | Window>(props: RowsProps<Scroller>) {
  const { rows, top, label, goTo, onShown, onKeyDown, row } = props;
  const list = useRef<HTMLUListElement>(null);
  const items = rows.getVirtualItems();
  const last = items.at(-1);
  const { startIndex = 0, endIndex = 0 } = rows.range ?? {};
  useEffect(() => {
    if (isSeen(list.current)) onShown(startIndex, endIndex);
  }, [startIndex, endIndex, onShown]);
  useEffect(() => {
    if (goTo !== null && isSeen(list.current)) rows.scrollToIndex(goTo, { align: 'auto' });
  }, [goTo, rows]);

  return (
    <ul ref={list} aria-label={label} onKeyDown={onKeyDown} className="group/list">
      {items.map((item, at) => (
        <Fragment key={item.key}>
          <Space height={item.start - (items[at - 1]?.end ?? top)} />
          {row(item.index, { ref: rows.measureElement, 'data-index': item.index })}
        </Fragment>
      ))}
      <Space height={last ? rows.getTotalSize() - (last.end - top) : 0} />
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
