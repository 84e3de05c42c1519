/** A change of an inquiry that someone else's came before (docs/decisions/0018). */

import type { Problem } from '../shared/problem.ts';
import type { Inquiry } from './inquiry.ts';
import type { InquiryChange } from './inquiry-action-schemas.ts';

/** The values that each field of a change rests on, with the kind of event that names who changed each. */
export const RESTS_ON = {
  status: { status: 'status' },
  notes: { notes: 'note' },
  assigneeId: { assigneeId: 'assignment' },
  spam: { spam: 'spam' },
  nextStep: { nextStep: 'next-step', snoozedUntil: 'next-step' },
  value: { value: 'value' },
  lostReason: { lostReason: 'lost-reason', status: 'status' },
  priority: { priority: 'priority' },
  tags: { tags: 'tags' },
  email: { email: 'visitor-correction' },
  // The visitor's newer words were never seen, so they may well need a reply.
  noReplyNeeded: { visitorAt: 'visitor' },
} as const satisfies Record<keyof InquiryChange, { [name in keyof Inquiry]?: string }>;

/** A field that someone else changed first. `by`: their name, null for the visitor; `at`: ISO 8601 UTC. */
export type Clash = { field: keyof InquiryChange; by: string | null; at: string };
/** Body of a 412 response to a change. No part of the change was saved. */
export type ClashProblem = Problem & { current: Inquiry; clashes: Clash[] };
