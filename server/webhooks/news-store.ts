/**
 * Reads the events that webhooks ask for from the timelines, which every change writes in its own transaction: a change
 * that was rolled back causes none (docs/decisions/0018).
 */
import type { WebhookKind } from '#contract/staff/webhook-kinds.ts';
import type { Db } from '../database/schema.ts';
import type { WebhookNews } from './store.ts';

type Happened = { id: string; inquiry_id: string; at: string; kind: string; data: string };

/** By kind of event: the webhook's kind, and its data. A rescue from spam counts as the arrival. */
const READ: Record<string, (data: Record<string, unknown>) => { kind: WebhookKind; data: object } | null> = {
  created: () => ({ kind: 'request.created', data: {} }),
  spam: ({ spam }) => (spam ? null : { kind: 'request.created', data: {} }),
  status: ({ from, to }) => ({ kind: 'request.status_changed', data: { from, to } }),
  'meeting-booked': ({ kind, at }) => ({ kind: 'meeting.booked', data: { meeting: { kind, at } } }),
  'meeting-cancelled': ({ kind, at }) => ({ kind: 'meeting.cancelled', data: { meeting: { kind, at } } }),
  'visitor-message': () => ({ kind: 'reply.received', data: {} }),
};

/** Events of inquiries that aren't suspected spam, oldest first; those before a webhook was added aren't its own. */
export async function newsSince(db: Db, since: string, begin: string): Promise<WebhookNews[]> {
  const events = await db
    .selectFrom('inquiries as i')
    .innerJoin('inquiry_events as e', 'e.inquiry_id', 'i.id')
    .select(['e.id', 'e.inquiry_id', 'e.at', 'e.kind', 'e.data'])
    .where('i.spam', '=', 0)
    .where('e.at', '>=', since > begin ? since : begin)
    .where('e.kind', 'in', Object.keys(READ))
    .orderBy('e.at')
    .orderBy('e.id')
    .execute();
  return once(events.flatMap(newsOf));
}

function newsOf({ id, inquiry_id: inquiryId, at, kind, data }: Happened): WebhookNews[] {
  const read = READ[kind]?.(JSON.parse(data));
  // Both the arrival and a rescue have this id, so that the inquiry is announced once.
  const eventId = read?.kind === 'request.created' ? 'created' : id;
  return read ? [{ eventId, inquiryId, at, ...read }] : [];
}

function once(news: WebhookNews[]): WebhookNews[] {
  const seen = new Map(news.map((one) => [`${one.inquiryId} ${one.eventId}`, one]));
  return [...seen.values()];
}
