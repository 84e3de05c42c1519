/** The rows of the list: the inquiries, with a head before each group of the queue. */
import { useMemo, useState } from 'react';
import type { ListedInquiry } from '#contract/inquiries/inquiry.ts';
import type { InquiryView } from '#contract/inquiries/inquiry-list.ts';
import type { InquiryCounts } from '#contract/inquiries/inquiry-responses.ts';
import { groupOf, QUEUE_GROUPS, type QueueGroup } from '#contract/inquiries/queue.ts';
import { DEFAULT_SORT, isFiltered } from '../url-state/view-in-address.ts';

/** A group's head, or an inquiry and its position in the list. */
export type QueueRow =
  | { group: QueueGroup; inquiry?: undefined }
  | { group?: undefined; inquiry: ListedInquiry; position: number };

/** @param hasGroups of the queue's own order; another order has no heads. */
export function queueRows(inquiries: readonly ListedInquiry[], hasGroups: boolean): QueueRow[] {
  const groups = hasGroups ? inquiries.map(groupOf) : [];
  const heads = QUEUE_GROUPS.map((group) => ({ group, at: groups.indexOf(group) }));
  return inquiries.flatMap((inquiry, position) => [
    ...heads.filter(({ at }) => at === position).map(({ group }) => ({ group })),
    { inquiry, position },
  ]);
}

type Listed = {
  view: InquiryView;
  inquiries: readonly ListedInquiry[];
  total: number;
  counts?: InquiryCounts;
};

/** The rows that the list shows: by groups in the queue's order; what is closed can be folded away. */
export function useQueueRows({ view, inquiries, total, counts }: Listed) {
  const [isFoldedByHand, setFolded] = useState(false);
  const hasGroups = (view.sort ?? DEFAULT_SORT) === 'queue' && !view.spam;
  const all = useMemo(() => queueRows(inquiries, hasGroups), [inquiries, hasGroups]);
  const closed = all.findIndex(({ group }) => group === 'closed');
  const canFold = closed > 0 && !isFiltered(view);
  const isFolded = canFold && isFoldedByHand;

  return {
    rows: useMemo(() => (isFolded ? all.slice(0, closed + 1) : all), [all, closed, isFolded]),
    sizeOf: (group: QueueGroup) => (view.group ? total : counts?.byGroup[group]),
    isFolded,
    toggleFold: canFold ? () => setFolded(!isFolded) : undefined,
  };
}
