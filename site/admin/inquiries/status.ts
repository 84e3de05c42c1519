/** The colors of a status badge (specification §4); any other status is gray. */
import { statusOf } from '#contract/inquiries/statuses.ts';

const COLORS = {
  blue: 'bg-new-bg text-new',
  purple: 'bg-contacted-bg text-contacted',
  yellow: 'bg-progress-bg text-progress',
  green: 'bg-completed-bg text-completed',
  red: 'bg-cancelled-bg text-cancelled',
  gray: 'bg-other-bg text-other',
};

export const statusColors = (status: string): string => COLORS[statusOf(status)?.badge ?? 'gray'];
