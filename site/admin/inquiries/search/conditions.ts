/** A view's filters in words, one by one, with the label of the button that drops each. */
import { serviceLabel } from '#contract/inquiries/inquiry-fields.ts';
import type { InquiryCounts, InquiryFilter, InquiryView, Meets } from '#contract/inquiries/inquiry-list.ts';
import { lostReasonLabel } from '#contract/inquiries/prospect.ts';
import { QUEUE_GROUP_LABELS } from '#contract/inquiries/queue.ts';
import { statusLabel } from '#contract/inquiries/statuses.ts';
import { cardDate } from '../../format/dates.ts';
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

/** @param counts for the same view; each count leaves its own filter out. */
export function conditionsOf(view: InquiryView, names: Names, counts?: InquiryCounts): FilterCondition[] {
  const { q, status, service, assignee, area, source, from, to, group, lost, meets, overdue, spam } = view;
  const conditions: (FilterCondition | false | '' | undefined)[] = [
    q && { said: `contains “${q}”`, chip: `“${q}”`, without: `Without “${q}”`, parts: ['q'] },
    status &&
      status.length > 0 && {
        said: `is ${either(status.map((each) => statusLabel(each)))}`,
        chip: status.map((each) => statusLabel(each)).join(', '),
        without: 'In all statuses',
        parts: ['status'],
        ...(counts && { count: sumOf(counts.byStatus) }),
      },
    service && {
      said: `is for ${serviceLabel(service)}`,
      chip: serviceLabel(service) ?? service,
      without: 'For every service',
      parts: ['service'],
    },
    assignee && {
      said: assignee === 'none' ? 'is unassigned' : `is assigned to ${names.assignee(assignee)}`,
      chip: assignee === 'none' ? 'Unassigned' : `Assigned to ${names.assignee(assignee)}`,
      without: 'With any assignee',
      parts: ['assignee'],
    },
    area && {
      said: `is in ${names.area(area)}`,
      chip: names.area(area),
      without: 'In all areas',
      parts: ['area'],
    },
    source && {
      said: `came from “${source}”`,
      chip: `Source: ${source}`,
      without: 'From every source',
      parts: ['source'],
    },
    (from || to) && {
      said: `arrived ${days(from, to)}`,
      chip: daysOnChip(from, to),
      without: 'On any day',
      parts: ['from', 'to'],
    },
    group && {
      said: `is in “${QUEUE_GROUP_LABELS[group]}”`,
      chip: QUEUE_GROUP_LABELS[group],
      without: 'In every group',
      parts: ['group'],
      ...(counts && { count: sumOf(counts.byGroup) }),
    },
    lost && {
      said: `was lost for the reason “${lostReasonLabel(lost)}”`,
      chip: `Lost: ${lostReasonLabel(lost)}`,
      without: 'Lost for any reason or not at all',
      parts: ['lost'],
    },
    meets && {
      said: MEETS_WORDS[meets].said,
      chip: MEETS_WORDS[meets].label,
      without: 'With and without a meeting',
      parts: ['meets'],
    },
    overdue && { said: 'is overdue', chip: 'Overdue', without: 'Overdue or not', parts: ['overdue'] },
    spam && {
      said: 'is suspected spam',
      chip: 'Suspected spam',
      without: 'Not only suspected spam',
      parts: ['spam'],
    },
  ];
  return conditions.filter((condition) => typeof condition === 'object');
}

/** The filter by meeting, as it is chosen and as it reads after "No inquiry". */
export const MEETS_WORDS: Record<Meets, { label: string; said: string }> = {
  today: { label: 'Meets today', said: 'meets us today' },
  week: { label: 'Meets this week', said: 'meets us this week' },
  ahead: { label: 'Meeting ahead', said: 'has a meeting ahead' },
  none: { label: 'No meeting', said: 'is without a meeting' },
};

/** "No inquiry has “pool” in it and is Completed." */
export const nothingIn = (conditions: readonly FilterCondition[]): string =>
  `No inquiry ${AND.format(conditions.map(({ said }) => said))}.`;

const AND = new Intl.ListFormat('en-US', { type: 'conjunction' });
const OR = new Intl.ListFormat('en-US', { type: 'disjunction' });
const either = (labels: string[]) => OR.format(labels);

function days(from: string | undefined, to: string | undefined): string {
  if (from && from === to) return `on ${day(from)}`;
  if (from && to) return `between ${day(from)} and ${day(to)}`;
  return from ? `on or after ${day(from)}` : `on or before ${day(to as string)}`;
}

const sumOf = (counts: Record<string, number>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

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
