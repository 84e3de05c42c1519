import { useState } from 'react';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import { groupOf } from '#contract/inquiries/queue.ts';

type Opened = { id: string | null; previous?: string; next?: string };

/**
 * The inquiries before and after the open one, as the list stood when it was opened: answering moves an inquiry
 * down the list, and "Next" still means the one that came after it.
 */
export function useNeighbors(inquiries: readonly Inquiry[], selectedId: string | null) {
  const [opened, setOpened] = useState<Opened>({ id: null });
  const at = inquiries.findIndex(({ id }) => id === selectedId);
  if (opened.id !== selectedId && (at !== -1 || selectedId === null))
    setOpened({ id: selectedId, previous: inquiries[at - 1]?.id, next: inquiries[at + 1]?.id });
  const known = opened.id === selectedId ? opened : { id: selectedId };
  const find = (wanted?: string) => inquiries.find(({ id }) => id === wanted);
  return {
    previous: find(known.previous) ?? inquiries[at - 1],
    next: find(known.next) ?? inquiries[at + 1],
  };
}

/** The next inquiry of the list that waits for the studio: below the open one, then from the top. */
export function nextWaiting(inquiries: readonly Inquiry[], openId: string): Inquiry | undefined {
  const at = inquiries.findIndex(({ id }) => id === openId);
  return [...inquiries.slice(at + 1), ...inquiries.slice(0, Math.max(0, at))].find(
    (inquiry) => inquiry.id !== openId && !inquiry.spam && groupOf(inquiry) === 'us',
  );
}
