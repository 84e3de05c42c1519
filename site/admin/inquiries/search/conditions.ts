/** A view's filters as text. */

import { serviceLabel } from '#contract/inquiries/inquiry-fields.ts';
import type { InquiryFilter, InquiryView, Meets } from '#contract/inquiries/inquiry-list.ts';
import type { InquiryCounts } from '#contract/inquiries/inquiry-responses.ts';
import { PRIORITY_LABELS } from '#contract/inquiries/priority.ts';
import { lostReasonLabel } from '#contract/inquiries/prospect.ts';
import { QUEUE_GROUP_LABELS } from '#contract/inquiries/queue.ts';
import { statusLabel } from '#contract/inquiries/statuses.ts';
import { cardDate } from '../../format/dates.ts';
import { placeName, usePlaces } from '../../state/settings.ts';
import { useStaffNames } from '../../state/staff-names.ts';
import { datePresets, firmToday } from './date-presets.ts';

export type FilterCondition = {
  /** On the chip, where the list shows what is filtered, and on the button of an empty result that removes it. */
  chip: string;
  /** The parts of the view it covers. */
  parts: (keyof InquiryFilter)[];
  /** The number of inquiries without it, if already known. */
  count?: number;
};

/** Names for ids in the view. */
export type Names = { assignee: (id: string) => string; area: (slug: string) => string };

/** Words for the ids in a view. */
export function useConditionNames(): Names {
  const staff = useStaffNames();
  const places = usePlaces();
  return {
    assignee: (id) =>
      id === 'me' ? 'you' : (staff.find((person) => person.id === id)?.name ?? 'a former colleague'),
    area: (slug) => placeName(places, slug),
  };
}

/** @param counts for the same view; each count leaves its own filter out. */
export function conditionsOf(view: InquiryView, names: Names, counts?: InquiryCounts): FilterCondition[] {
  const { q, status, service, assignee, area, source, from, to, group, lost, meets, overdue, spam } = view;
  const { priority, tag } = view;
  const conditions: FilterCondition[] = [];
  const add = (part: keyof InquiryFilter, chip: string, count?: number) =>
    conditions.push({ parts: [part], chip, count });
  if (q) add('q', `“${q}”`);
  if (status?.length) add('status', status.map(statusLabel).join(', '), sumOf(counts?.byStatus));
  if (service) add('service', serviceLabel(service) ?? service);
  if (assignee === 'none') add('assignee', 'Unassigned');
  else if (assignee) add('assignee', `Assigned to ${names.assignee(assignee)}`);
  if (area) add('area', names.area(area));
  if (source) add('source', `Source: ${source}`);
  if (from || to) conditions.push({ chip: daysOnChip(from, to), parts: ['from', 'to'] });
  if (group) add('group', QUEUE_GROUP_LABELS[group], sumOf(counts?.byGroup));
  if (lost) add('lost', `Lost: ${lostReasonLabel(lost)}`);
  if (priority) add('priority', PRIORITY_LABELS[priority]);
  if (tag) add('tag', `Tag: ${tag}`);
  if (meets) add('meets', MEETS_LABELS[meets]);
  if (overdue) add('overdue', 'Overdue');
  if (spam) add('spam', 'Suspected spam');
  return conditions;
}

export const MEETS_LABELS: Record<Meets, string> = {
  today: 'Meeting today',
  week: 'Meeting this week',
  ahead: 'Upcoming meeting',
  none: 'No meeting',
};

/** "No inquiries match: “pool”, Completed, Custom Home." */
export const nothingIn = (conditions: readonly FilterCondition[]): string =>
  `No inquiries match: ${`${conditions.map(({ chip }) => chip).join(', ')}.`.replace(/”\.$/, '.”')}`;

const sumOf = (counts: Record<string, number> | undefined): number | undefined =>
  counts && Object.values(counts).reduce((sum, count) => sum + count, 0);

/** The name of a usual range, or its days. */
function daysOnChip(from: string | undefined, to: string | undefined): string {
  const named = datePresets(firmToday()).find(({ days }) => days.from === from && days.to === to);
  if (named) return named.label;
  if (from && from === to) return day(from);
  if (from && to) return `${day(from)} – ${day(to)}`;
  return from ? `Since ${day(from)}` : `Through ${day(to as string)}`;
}

/** Noon in UTC falls on the same day everywhere in America. */
const day = (text: string) => cardDate(`${text}T12:00:00Z`);
