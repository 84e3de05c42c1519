import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { OrderedCollection } from '#contract/site/records/orders.ts';
import type { RecordSummary } from '#contract/site/site-records.ts';
import { MovableRow, MoveButtons, moveButtonOf } from '../../components/movable-row.tsx';
import { redraft, useRefreshSite } from '../state/content-query.ts';

type ArrangeProps = {
  collection: OrderedCollection;
  /** In their order now. */
  records: readonly RecordSummary[];
};

/**
 * The entries of a list in the order in which pages show them, to be moved by dragging or by buttons. Each new order
 * is saved as a draft, in sequence.
 */
export function Arrange({ collection, records }: ArrangeProps) {
  const refresh = useRefreshSite();
  const [order, setOrder] = useState<readonly string[]>(() => records.map(({ slug }) => slug));
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const saving = useMutation({
    scope: { id: `order of ${collection}` },
    mutationFn: (slugs: readonly string[]) =>
      redraft({ collection: 'order', slug: collection }, () => ({ value: { slugs }, hidden: false })),
    meta: { failed: 'Order not saved. Try moving the item again' },
    onSettled: () => void refresh(),
  });
  const nameOf = (slug: string) => records.find((record) => record.slug === slug)?.name ?? slug;
  const move = (from: number, to: number) => {
    const slug = order[from] as string;
    const next = order.toSpliced(from, 1).toSpliced(to, 0, slug);
    setOrder(next);
    setSaid(`${nameOf(slug)} is now ${to + 1} of ${next.length}.`);
    saving.mutate(next);
    setTimeout(() => {
      const row = list.current?.children[to] as HTMLElement | undefined;
      if (row) moveButtonOf(row, to < from ? 'up' : 'down')?.focus();
    });
  };
  return (
    <>
      <p className="text-graphite">Drag to reorder, or use Up and Down. Publish to update the website.</p>
      <ol ref={list} className="mt-3 border-t border-hairline">
        {order.map((slug, index) => (
          <MovableRow
            key={slug}
            {...{ list: collection, index, count: order.length, onMove: move }}
            className="flex items-center gap-x-2 py-1"
          >
            {(handle) => (
              <>
                {handle}
                <span className="min-w-0 grow font-semibold wrap-anywhere">{nameOf(slug)}</span>
                <MoveButtons name={nameOf(slug)} {...{ index, count: order.length, onMove: move }} />
              </>
            )}
          </MovableRow>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
