/** A view's filters in words, one by one: what each asks for, and what looking without it is called. */
import { SERVICE_TYPE_LABELS, STATUS_LABELS } from '#contract/inquiry.ts';
import type { InquiryCounts, InquiryFilter, InquiryView } from '#contract/inquiry-list.ts';
import { cardDate } from '../dates.ts';

export type Condition = {
  /** Follows "No inquiry ". */
  said: string;
  /** On the button that drops it. */
  without: string;
  /** The view's parts that it is made of. */
  parts: (keyof InquiryFilter)[];
  /** How many there would be without it, where that is known already. */
  count?: number;
};

/** Names of what a view knows by its id. */
export type Names = { assignee: (id: string) => string; area: (slug: string) => string };

/** @param counts of the same view; each leaves one of its filters aside. */
export function conditionsOf(view: InquiryView, names: Names, counts?: InquiryCounts): Condition[] {
  const { q, status, service, assignee, area, source, from, to, overdue, spam } = view;
  const conditions: (Condition | false | '' | undefined)[] = [
    q && { said: `has “${q}” in it`, without: `Without “${q}”`, parts: ['q'] },
    status &&
      status.length > 0 && {
        said: `is ${either(status.map((each) => STATUS_LABELS[each]))}`,
        without: 'In all statuses',
        parts: ['status'],
        ...(counts && { count: Object.values(counts.byStatus).reduce((sum, count) => sum + count, 0) }),
      },
    service && {
      said: `is for ${SERVICE_TYPE_LABELS[service]}`,
      without: 'For every service',
      parts: ['service'],
    },
    assignee && {
      said: assignee === 'none' ? 'is left to nobody' : `is assigned to ${names.assignee(assignee)}`,
      without: 'Whoever has taken it on',
      parts: ['assignee'],
    },
    area && { said: `is in ${names.area(area)}`, without: 'In all areas', parts: ['area'] },
    source && { said: `came by way of “${source}”`, without: 'From every source', parts: ['source'] },
    (from || to) && { said: `came ${days(from, to)}`, without: 'On any day', parts: ['from', 'to'] },
    overdue && { said: 'is overdue', without: 'Overdue or not', parts: ['overdue'] },
    spam && { said: 'is suspected spam', without: 'Outside of suspected spam', parts: ['spam'] },
  ];
  return conditions.filter((condition) => typeof condition === 'object');
}

/** "No inquiry has “pool” in it and is Completed." */
export const nothingIn = (conditions: readonly Condition[]): string =>
  `No inquiry ${AND.format(conditions.map(({ said }) => said))}.`;

const AND = new Intl.ListFormat('en-US', { type: 'conjunction' });
const OR = new Intl.ListFormat('en-US', { type: 'disjunction' });
const either = (labels: string[]) => OR.format(labels);

function days(from: string | undefined, to: string | undefined): string {
  if (from && from === to) return `on ${day(from)}`;
  return [from && `on ${day(from)} or later`, to && `on ${day(to)} or before`].filter(Boolean).join(', ');
}

/** Noon in UTC is the same day wherever the firm may be in America. */
const day = (text: string) => cardDate(`${text}T12:00:00Z`);
