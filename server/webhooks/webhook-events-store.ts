/**
 * Reads the events that webhooks ask for from the timelines, which every change writes in its own transaction: a change
 * that was rolled back causes none (docs/decisions/0018).
 */
import type { TimelineData, TimelineKind } from '#contract/inquiries/timeline.ts';
import type { WebhookKind } from '#contract/staff/webhook-kinds.ts';
import type { Db } from '../database/schema.ts';
import type { WebhookEvent } from './store.ts';

type TimelineRow = { id: string; inquiry_id: string; at: string; kind: string; data: string };

/** Returns what the payload adds to the inquiry's own data, or null when the event isn't announced. */
type EventMapper<Kind extends TimelineKind> = (data: TimelineData[Kind]) => object | null;
type EventMappers = { [Kind in TimelineKind]?: EventMapper<Kind> };

/** By kind of webhook: the timeline's events that it announces. */
const EVENT_MAPPERS: Record<WebhookKind, EventMappers> = {
  // A rescue from spam counts as the arrival.
  'inquiry.created': {
    created: ({ channel }) => (channel === 'import' ? null : {}),
    spam: ({ spam }) => (spam ? null : {}),
  },
  'inquiry.status_changed': { status: ({ from, to }) => ({ from, to }) },
  'meeting.booked': { 'meeting-booked': ({ kind, at }) => ({ meeting: { kind, at } }) },
  'meeting.cancelled': { 'meeting-cancelled': ({ kind, at }) => ({ meeting: { kind, at } }) },
  'reply.received': { 'visitor-message': () => ({}) },
};

const BY_TIMELINE_KIND = new Map(
  (Object.keys(EVENT_MAPPERS) as WebhookKind[]).flatMap((kind) =>
    Object.entries(EVENT_MAPPERS[kind]).map(
      ([event, toData]) => [event, { kind, toData: toData as (data: unknown) => object | null }] as const,
    ),
  ),
);

/**
 * Returns the events of inquiries that aren't suspected spam, oldest first.
 * @param addedAt when the webhook was added: earlier events aren't announced.
 */
export async function webhookEventsSince(db: Db, since: string, addedAt: string): Promise<WebhookEvent[]> {
  const rows = await db
    .selectFrom('inquiries as i')
    .innerJoin('inquiry_events as e', 'e.inquiry_id', 'i.id')
    .select(['e.id', 'e.inquiry_id', 'e.at', 'e.kind', 'e.data'])
    .where('i.spam', '=', 0)
    .where('e.at', '>=', since > addedAt ? since : addedAt)
    .where('e.kind', 'in', [...BY_TIMELINE_KIND.keys()])
    .orderBy('e.at')
    .orderBy('e.id')
    .execute();
  return withoutDuplicates(rows.flatMap(toWebhookEvents));
}

function toWebhookEvents({
  id,
  inquiry_id: inquiryId,
  at,
  kind: event,
  data: json,
}: TimelineRow): WebhookEvent[] {
  const mapper = BY_TIMELINE_KIND.get(event);
  const data = mapper?.toData(JSON.parse(json));
  if (!mapper || !data) return [];
  const { kind } = mapper;
  // Both the arrival and a rescue have this id, so that the inquiry is announced once.
  return [{ eventId: kind === 'inquiry.created' ? 'created' : id, inquiryId, at, kind, data }];
}

function withoutDuplicates(events: WebhookEvent[]): WebhookEvent[] {
  const seen = new Map(events.map((event) => [`${event.inquiryId} ${event.eventId}`, event]));
  return [...seen.values()];
}
