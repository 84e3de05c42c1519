import { firm } from '#content/firm.ts';
import { overdueBefore } from '#contract/clock.ts';
import type { InquiryFilter } from '#contract/inquiry-list.ts';
import { dayAfter, startOfDay } from '#contract/zoned-day.ts';
import { searchWords, type Word } from './search-text.ts';
import { sourcePiece } from './source-text.ts';

/** A filter as the store takes it: nothing relative to a person, a day or this moment is left in it. */
export type ListFilter = {
  words: Word[];
  statuses: string[] | null;
  serviceType: string | null;
  /** `null`: nobody's; undefined: anybody's. */
  assigneeId: string | null | undefined;
  area: string | null;
  /** A piece of `sourceText`. */
  source: string | null;
  /** Instants: from the first, before the second. */
  createdFrom: string | null;
  createdBefore: string | null;
  /** Clocks that still run, of inquiries from before this instant. */
  overdueBefore: string | null;
  spam: boolean;
};

/** @param staffId whose `assignee=me` it is. */
export const listFilter = (filter: InquiryFilter, staffId: string, now: Date): ListFilter => ({
  words: searchWords(filter.q ?? ''),
  statuses: filter.status ?? null,
  serviceType: filter.service ?? null,
  assigneeId: assigneeOf(filter.assignee, staffId),
  area: filter.area ?? null,
  source: filter.source === undefined ? null : sourcePiece(filter.source),
  createdFrom: filter.from === undefined ? null : startOfDay(filter.from, firm.timeZone),
  createdBefore: filter.to === undefined ? null : startOfDay(dayAfter(filter.to), firm.timeZone),
  overdueBefore: filter.overdue ? overdueBefore(now) : null,
  spam: filter.spam ?? false,
});

function assigneeOf(assignee: string | undefined, staffId: string): string | null | undefined {
  if (assignee === 'none') return null;
  return assignee === 'me' ? staffId : assignee;
}
