import { useCallback, useMemo, useState } from 'react';
import type { ListedInquiry } from '#contract/inquiries/inquiry.ts';
import type { InquiryCounts, InquiryView } from '#contract/inquiries/inquiry-list.ts';
import { DEFAULT_SORT, isFiltered } from '../url-state/view-in-address.ts';
import { headsOf, indexOf, type QueueRow, rowAt } from './queue-rows.ts';

type Shown = {
  view: InquiryView;
  inquiries: readonly ListedInquiry[];
  first: number;
  total: number;
  counts?: InquiryCounts;
};

/** The rows that the list shows: by groups in the queue's order; what is closed can be folded away. */
export function useQueueRows({ view, inquiries, first, total, counts }: Shown) {
  const [isFoldedByHand, setFolded] = useState(false);
  const hasGroups = (view.sort ?? DEFAULT_SORT) === 'queue' && !view.spam;
  const heads = useMemo(() => {
    if (!hasGroups) return [];
    const sizes = view.group ? { [view.group]: total } : counts?.byGroup;
    return headsOf({ inquiries, first, total, sizes });
  }, [hasGroups, view.group, inquiries, first, total, counts]);
  const closed = heads.at(-1)?.group === 'closed' ? heads.at(-1) : undefined;
  const canFold = closed !== undefined && closed.at > 0 && !isFiltered(view);
  const isFolded = canFold && isFoldedByHand;
  const shown = isFolded ? closed.at : total;

  return {
    heads,
    headIndexes: useMemo(() => heads.map(({ at }, nth) => at + nth), [heads]),
    count: shown + heads.length,
    row: useCallback((index: number): QueueRow => rowAt(index, heads), [heads]),
    /** The row of an inquiry; null where it is folded away. */
    indexOf: (position: number) => (position < shown ? indexOf(position, heads) : null),
    sizeOf: (group: keyof InquiryCounts['byGroup']) => (view.group ? total : counts?.byGroup[group]),
    isFolded,
    toggleFold: canFold ? () => setFolded(!isFolded) : undefined,
  };
}
