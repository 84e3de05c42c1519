/** How a status is shown (specification §4): its word and the colours of its badge. */
import { INQUIRY_STATUSES, type InquiryStatus, STATUS_LABELS } from '#contract/inquiry.ts';

export const isKnownStatus = (status: string): status is InquiryStatus =>
  (INQUIRY_STATUSES as readonly string[]).includes(status);

/** The word for a status; one that this version doesn't know shows as it is stored. */
export const statusLabel = (status: string): string =>
  isKnownStatus(status) ? STATUS_LABELS[status] : status;

/** Specification §4: new blue, contacted purple, in-progress yellow, completed green, cancelled red. */
const COLOURS: Record<InquiryStatus, string> = {
  new: 'bg-new-bg text-new',
  contacted: 'bg-contacted-bg text-contacted',
  'in-progress': 'bg-progress-bg text-progress',
  completed: 'bg-completed-bg text-completed',
  cancelled: 'bg-cancelled-bg text-cancelled',
};

/** Any other status is grey. */
export const statusColours = (status: string): string =>
  isKnownStatus(status) ? COLOURS[status] : 'bg-other-bg text-other';
