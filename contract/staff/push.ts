/** Notifications on staff's phones and computers by Web Push (docs/decisions/0026). */
import * as z from 'zod/mini';

export const PUSH_KINDS = ['new', 'overdue', 'assigned', 'answer'] as const;
export type PushKind = (typeof PUSH_KINDS)[number];

export const PUSH_KIND_LABELS: Record<PushKind, string> = {
  new: 'New inquiries',
  overdue: 'Replies due soon',
  assigned: 'Inquiries assigned to me',
  answer: 'Client replies',
};

export const PUSH_LIMITS = {
  /** Per person; an eleventh device replaces the least recently active one. */
  devices: 10,
  deviceNameMax: 60,
  endpointMax: 1000,
  /** Characters of the browser's keys (base64url). */
  keyMax: 200,
} as const;

/** How long before the end of its 24 hours an inquiry is announced. */
export const NEARLY_OVERDUE_MS = 4 * 60 * 60 * 1000;

export const pushDeviceSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** ISO 8601 UTC. */
  createdAt: z.string(),
  /** ISO 8601 UTC; null before the push service took a notification for it. */
  lastSentAt: z.nullable(z.string()),
});
export type PushDevice = z.infer<typeof pushDeviceSchema>;

/** A push message, as JSON. Push services can't read it, but phones show it while locked: no personal data. */
export type PushPayload = {
  /** The same when a message is sent again. */
  id: string;
  kind: PushKind | 'test';
  /** Inquiries; with one, it is named. */
  count: number;
  inquiry: string | null;
  town: string | null;
  service: string | null;
};
