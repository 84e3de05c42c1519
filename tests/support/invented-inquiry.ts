/** An inquiry as the API answers it, for tests that need one without a server. */
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import { valuesOf } from '#contract/inquiries/inquiry-fields.ts';

/** @returns a new inquiry from Ann Lee, with the given fields. */
export const inventedInquiry = (given: Partial<Inquiry> = {}): Inquiry => ({
  id: '01a1fde5-e7a5-7459-b64d-83e3732f7a67',
  reference: 'LF-7K3M-92',
  ...valuesOf({
    name: 'Ann Lee',
    email: 'ann@example.com',
    message: 'A porch and a screen.',
  }),
  attachments: [],
  status: 'new',
  notes: null,
  source: null,
  spam: false,
  spamReasons: [],
  area: null,
  assigneeId: null,
  firstContactAt: null,
  waitingSince: null,
  waitingReason: null,
  snoozedUntil: null,
  nextStep: null,
  visitorAt: null,
  replyState: null,
  missedCall: null,
  value: null,
  lostReason: null,
  priority: 'normal',
  tags: [],
  meeting: null,
  withdrawnAt: null,
  erasureRequestedAt: null,
  version: 1,
  createdAt: '2026-11-21T12:15:00.000Z',
  updatedAt: '2026-11-21T12:15:00.000Z',
  ...given,
});
