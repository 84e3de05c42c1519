/** A view's filters as text, each with the label of the button that removes it. */

import type { InquiryCounts } from '#contract/inquiries/inquiry-answers.ts';
import { serviceLabel } from '#contract/inquiries/inquiry-fields.ts';
import type { InquiryFilter, InquiryView, Meets } from '#contract/inquiries/inquiry-list.ts';
import { lostReasonLabel } from '#contract/inquiries/prospect.ts';
import { QUEUE_GROUP_LABELS } from '#contract/inquiries/queue.ts';
import { statusLabel } from '#contract/inquiries/statuses.ts';
import { cardDate } from '../../format/dates.ts';
import { placeName, usePlaces } from '../../state/settings.ts';
import { useStaffNames } from '../../state/staff-names.ts';
import { datePresets, firmToday } from './date-presets.ts';

export type FilterCondition = {
  /** Follows "No inquiry ". */
  said: string;
  /** On the chip, where the list shows what is filtered. */
  chip: string;
  /** Label of the button that drops it. */
  without: string;
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
  const conditions: FilterCondition[] = [];
  const add = (part: keyof InquiryFilter, said: string, chip: string, without: string, count?: number) =>
    conditions.push({ parts: [part], said, chip, without, count });
  if (q) add('q', `contains “${q}”`, `“${q}”`, `Remove search “${q}”`);
  if (status?.length) {
    const labels = status.map(statusLabel);
    add('status', `is ${OR.format(labels)}`, labels.join(', '), 'All statuses', sumOf(counts?.byStatus));
  }
  const work = service && (serviceLabel(service) ?? service);
  if (work) add('service', `is for ${work}`, work, 'All services');
  if (assignee === 'none') add('assignee', 'is unassigned', 'Unassigned', 'All assignees');
  else if (assignee) {
    const name = names.assignee(assignee);
    add('assignee', `is assigned to ${name}`, `Assigned to ${name}`, 'All assignees');
  }
  if (area) add('area', `is in ${names.area(area)}`, names.area(area), 'All areas');
  if (source) add('source', `came from “${source}”`, `Source: ${source}`, 'All sources');
  if (from || to)
    conditions.push({
      said: `arrived ${days(from, to)}`,
      chip: daysOnChip(from, to),
      without: 'Any date',
      parts: ['from', 'to'],
    });
  if (group) {
    const label = QUEUE_GROUP_LABELS[group];
    add('group', `is in “${label}”`, label, 'All groups', sumOf(counts?.byGroup));
  }
  if (lost) {
    const reason = lostReasonLabel(lost);
    const without = 'Any lost reason';
    add('lost', `was lost for the reason “${reason}”`, `Lost: ${reason}`, without);
  }
  if (meets) add('meets', MEETS_WORDS[meets].said, MEETS_WORDS[meets].label, 'With or without a meeting');
  if (overdue) add('overdue', 'is overdue', 'Overdue', 'Overdue or not');
  if (spam) add('spam', 'is suspected spam', 'Suspected spam', 'Hide suspected spam');
  return conditions;
}

/** The filter by meeting, as it is chosen and as it reads after "No inquiry". */
export const MEETS_WORDS: Record<Meets, { label: string; said: string }> = {
  today: { label: 'Meeting today', said: 'has a meeting today' },
  week: { label: 'Meeting this week', said: 'has a meeting this week' },
  ahead: { label: 'Upcoming meeting', said: 'has an upcoming meeting' },
  none: { label: 'No meeting', said: 'has no meeting' },
};

/** "No inquiry has “pool” in it and is Completed." */
export const nothingIn = (conditions: readonly FilterCondition[]): string =>
  `No inquiry ${AND.format(conditions.map(({ said }) => said))}.`;

const AND = new Intl.ListFormat('en-US', { type: 'conjunction' });
const OR = new Intl.ListFormat('en-US', { type: 'disjunction' });

function days(from: string | undefined, to: string | undefined): string {
  if (from && from === to) return `on ${day(from)}`;
  if (from && to) return `between ${day(from)} and ${day(to)}`;
  return from ? `on or after ${day(from)}` : `on or before ${day(to as string)}`;
}

const sumOf = (counts: Record<string, number> | undefined): number | undefined =>
  counts && Object.values(counts).reduce((sum, count) => sum + count, 0);

/** The name of a usual range, or its days. */
function daysOnChip(from: string | undefined, to: string | undefined): string {
  const named = datePresets(firmToday()).find(({ days }) => days.from === from && days.to === to);
  if (named) return named.label;
  if (from && from === to) return day(from);
  if (from && to) return `${day(from)} – ${day(to)}`;
  return from ? `Since ${day(from)}` : `Until ${day(to as string)}`;
}

/** Noon in UTC falls on the same day everywhere in America. */
const day = (text: string) => cardDate(`${text}T12:00:00Z`);
