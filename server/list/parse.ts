import { firm } from '#content/firm.ts';
import { overdueBefore } from '#contract/clock.ts';
import type { InquiryFilter } from '#contract/inquiry-list.ts';
import type { QueueGroup } from '#contract/queue.ts';
import { dayAfter, startOfDay } from '#contract/zoned-day.ts';
import { searchWords, type Word } from '../search/search-text.ts';
import { sourcePiece } from '../search/source-text.ts';

/** A filter for the store, with everything relative to a person, a day or now resolved. */
export type ListFilter = {
  words: Word[];
  statuses: string[] | null;
  serviceType: string | null;
  /** `null`: unassigned; undefined: any. */
  assigneeId: string | null | undefined;
  area: string | null;
  /** A substring of `sourceText`. */
  source: string | null;
  /** Instants: `createdFrom` is inclusive, `createdBefore` exclusive. */
  createdFrom: string | null;
  createdBefore: string | null;
  /** Matches inquiries that have waited for us since before this instant. */
  overdueBefore: string | null;
  group: QueueGroup | null;
  lostReason: string | null;
  spam: boolean;
};

/** @param staffId the account that `assignee=me` refers to. */
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
  group: filter.group ?? null,
  lostReason: filter.lost ?? null,
  spam: filter.spam ?? false,
});

function assigneeOf(assignee: string | undefined, staffId: string): string | null | undefined {
  if (assignee === 'none') return null;
  return assignee === 'me' ? staffId : assignee;
}
