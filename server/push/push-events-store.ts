/**
 * Reads events from the timelines, which every change writes in its own transaction (docs/decisions/0018). Code that makes
 * changes needn't handle notifications, and changes that were rolled back cause none.
 */
import type { PushKind } from '#contract/staff/push.ts';
import type { Db } from '../database/schema.ts';
import type { Listener } from './listeners-store.ts';
import { wants } from './listeners-store.ts';
import type { NewNotice } from './notices-store.ts';

/** Inquiries that arrive within this time are announced together. */
const GATHER_MS = 30_000;
/** As long as an assignment can be undone. */
const UNDO_MS = 60_000;

const MEETING_ANSWERS = ['meeting-booked', 'meeting-moved', 'meeting-cancelled'];
const LINK_EVENTS = ['visitor-link-revoked', 'visitor-link-renewed'];

type Happened = {
  id: string;
  inquiry_id: string;
  at: string;
  actor_id: string | null;
  kind: string;
  data: string;
  assignee_id: string | null;
};

/** @param since an instant (ISO 8601) that overlaps with the last call's; known events are announced once. */
export async function pushEventsSince(db: Db, since: string, to: Listener[]): Promise<NewNotice[]> {
  const events = await db
    .selectFrom('inquiries as i')
    .innerJoin('inquiry_events as e', 'e.inquiry_id', 'i.id')
    .select(['e.id', 'e.inquiry_id', 'e.at', 'e.actor_id', 'e.kind', 'e.data', 'i.assignee_id'])
    .where('i.spam', '=', 0)
    .where('i.updated_at', '>', since)
    .where('e.at', '>', since)
    .where((eb) =>
      eb.or([
        eb('e.kind', 'in', ['created', 'spam', 'assignment', ...MEETING_ANSWERS]),
        eb.and([eb('e.kind', 'like', 'visitor-%'), eb('e.kind', 'not in', LINK_EVENTS)]),
      ]),
    )
    .execute();
  // A rescue takes the place of the arrival: the person who rescued the inquiry isn't notified.
  const judged = new Set(events.filter(({ kind }) => kind === 'spam').map((event) => event.inquiry_id));
  return events
    .filter(({ kind, inquiry_id }) => kind !== 'created' || !judged.has(inquiry_id))
    .flatMap((event) => noticesOf(event, to));
}

function noticesOf(event: Happened, to: Listener[]): NewNotice[] {
  const told = kindOf(event);
  if (!told) return [];
  const { kind, only, afterMs } = told;
  const dueAt = new Date(Date.parse(event.at) + afterMs).toISOString();
  return (
    to
      .filter((one) => wants(one, kind) && one.since <= event.at && one.staffId !== event.actor_id)
      .filter((one) => only === null || one.staffId === only)
      // The assignment of an arrival is announced to the assignee instead.
      .filter((one) => kind !== 'new' || one.staffId !== event.assignee_id || !wants(one, 'assigned'))
      .map(({ staffId }) => ({
        staffId,
        event: event.id,
        kind,
        inquiryId: event.inquiry_id,
        at: event.at,
        dueAt,
      }))
  );
}

/** `only`: the one person it concerns; null for everyone who works on inquiries. */
function kindOf(event: Happened): { kind: PushKind; only: string | null; afterMs: number } | null {
  const data = JSON.parse(event.data);
  if (event.kind === 'created')
    return data.channel === 'import' ? null : { kind: 'new', only: null, afterMs: GATHER_MS };
  if (event.kind === 'spam')
    return data.spam === false ? { kind: 'new', only: null, afterMs: GATHER_MS } : null;
  if (event.kind === 'assignment')
    return data.to ? { kind: 'assigned', only: data.to, afterMs: UNDO_MS } : null;
  // Changes by staff of a meeting, or filed for the visitor, have an author.
  return event.actor_id === null ? { kind: 'answer', only: event.assignee_id, afterMs: 0 } : null;
}
