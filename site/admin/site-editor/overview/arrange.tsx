import { useCallback, useEffect, useRef } from 'react';
import type { OrderedCollection } from '#contract/site/records/orders.ts';
import type { RecordSummary } from '#contract/site/site-records.ts';
import { Button } from '../../components/button.tsx';
import { DragHandle } from '../../components/drag-handle.tsx';
import { useRowDrag } from '../../components/use-row-drag.ts';
import { useArrange } from './use-arrange.ts';

type ArrangeProps = {
  collection: OrderedCollection;
  /** In their order now. */
  records: readonly RecordSummary[];
};

/** The entries of a list in the order in which pages show them, to be moved by dragging or by buttons. */
export function Arrange({ collection, records }: ArrangeProps) {
  const { order, move, said } = useArrange(collection, records);
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef<{ slug: string; by: 'up' | 'down' } | null>(null);
  // The keyboard goes on at the row that it moved.
  useEffect(() => {
    if (!moved.current || order.length === 0) return;
    const { slug, by } = moved.current;
    moved.current = null;
    const row = list.current?.querySelector(`[data-entry="${CSS.escape(slug)}"]`);
    const [same, other] = [by, by === 'up' ? 'down' : 'up'].map((way) =>
      row?.querySelector<HTMLButtonElement>(`[data-move="${way}"]`),
    );
    (same?.disabled ? other : same)?.focus();
  }, [order]);
  const latest = useRef(move);
  latest.current = move;
  const drag = useCallback((from: number, to: number) => latest.current(from, to), []);
  return (
    <>
      <p className="text-graphite">
        Drag an entry by its dots, or use Up and Down. The site changes when you publish.
      </p>
      <ol ref={list} className="mt-3 border-t border-hairline">
        {order.map((slug, index) => (
          <Entry
            key={slug}
            slug={slug}
            name={records.find((record) => record.slug === slug)?.name ?? slug}
            index={index}
            count={order.length}
            list={collection}
            onDrag={drag}
            onMove={(by) => {
              moved.current = { slug, by };
              move(index, by === 'up' ? index - 1 : index + 1);
            }}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}

type EntryProps = {
  slug: string;
  name: string;
  index: number;
  count: number;
  list: string;
  onDrag: (from: number, to: number) => void;
  onMove: (by: 'up' | 'down') => void;
};

function Entry({ slug, name, index, count, list, onDrag, onMove }: EntryProps) {
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const over = useRowDrag({ row, handle, list, index, onMove: onDrag });
  return (
    <li
      ref={row}
      data-entry={slug}
      data-over={over ?? undefined}
      className="flex items-center gap-x-2 border-b border-hairline py-1 data-[over=above]:shadow-[0_-3px_var(--color-copper)] data-[over=below]:shadow-[0_3px_var(--color-copper)]"
    >
      <DragHandle ref={handle} />
      <span className="min-w-0 grow font-semibold wrap-anywhere">{name}</span>
      {(['up', 'down'] as const).map((by) => (
        <Button
          key={by}
          look="bare"
          data-move={by}
          aria-label={`Move ${name} ${by}`}
          disabled={by === 'up' ? index === 0 : index === count - 1}
          onClick={() => onMove(by)}
        >
          {by === 'up' ? 'Up' : 'Down'}
        </Button>
      ))}
    </li>
  );
}
