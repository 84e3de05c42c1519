/** Events that a webhook may ask for. */
export const WEBHOOK_KINDS = {
  'inquiry.created': 'Inquiry created',
  'inquiry.status_changed': 'Status changed',
  'meeting.booked': 'Meeting booked',
  'meeting.cancelled': 'Meeting canceled',
  'reply.received': 'Reply received',
} as const;
export type WebhookKind = keyof typeof WEBHOOK_KINDS;
export const WEBHOOK_KIND_NAMES = Object.keys(WEBHOOK_KINDS) as [WebhookKind, ...WebhookKind[]];

export const WEBHOOK_LIMITS = { url: 500, number: 20, log: 100, logDays: 30 } as const;

/** `failed`: the last attempt was refused; staff may send it again. */
export const DELIVERY_STATES = ['waiting', 'sent', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];
