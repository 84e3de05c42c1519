import type { InquiryView } from '#contract/inquiries/inquiry-list.ts';
import { useBooking } from '../../state/settings.ts';

export type BuiltInView = { name: string; view: InquiryView };

const WITHOUT_MEETINGS: readonly BuiltInView[] = [
  { name: 'All inquiries', view: {} },
  { name: 'Mine', view: { assignee: 'me' } },
  { name: 'Unassigned', view: { assignee: 'none' } },
  { name: 'Overdue', view: { overdue: true } },
  { name: 'Emergencies', view: { priority: 'emergency' } },
];
const MEETINGS: BuiltInView = { name: 'Visits this week', view: { meets: 'week' } };
const SPAM: BuiltInView = { name: 'Spam', view: { spam: true } };

/** The views that every dashboard has. */
export const useBuiltInViews = (): readonly BuiltInView[] =>
  useBooking() ? [...WITHOUT_MEETINGS, MEETINGS, SPAM] : [...WITHOUT_MEETINGS, SPAM];
