/**
 * `GET /api/live` for signed-in staff: server-sent events, named as below, `data` is the JSON given here.
 * The browser's `EventSource` reconnects automatically and sends the last event's id, from which the
 * server sends what was missed; the same event may come twice, so compare ids and versions.
 * `GET /api/live?since=` with the `Date` of the list's answer (as ISO 8601) also sends everything since
 * then. Close it while the page is hidden: browsers allow six connections per site, shared by all tabs.
 * Neither this connection nor `viewing` keeps a session alive.
 */
import type { Viewer } from '../inquiries/inquiry-responses.ts';

export type LiveEvents = {
  /** The event stream is open; sent first, and after each reconnection. */
  hello: { at: string };
  /** A new inquiry, or one rescued from spam; `service` and `area` as in `Inquiry`, for the browser's notification. */
  arrived: {
    id: string;
    createdAt: string;
    version: number;
    service: string | null;
    area: string | null;
  };
  changed: { id: string; version: number; by: LiveAuthor };
  /** An inquiry was erased. Pages remove its data, and drafts about it. */
  erased: { id: string };
  /** A bulk change of more inquiries than `changed` events list individually. */
  'changed-many': { count: number; by: LiveAuthor };
  /** The people viewing an inquiry now, including yourself; empty when the last one has left. */
  viewers: { id: string; viewers: Viewer[] };
  /**
   * The latest emails that wait in *Email* for a decision, and those suspected of being spam, whenever either changes:
   * ids, newest first, at most `MAX_LIVE_MAILS` of each.
   */
  mail: { waiting: string[]; spam: string[] };
  /** The server ends the event stream permanently. Close the EventSource, or it reconnects. */
  closed: { reason: 'signed-out' | 'too-many' };
};

export type LiveEventName = keyof LiveEvents;
/** The author of a change: a member of staff, the visitor, or null for the system. */
export type LiveAuthor = { id: string | null; name: string } | 'visitor' | null;

/** Connections per person; the oldest closes when another opens. */
export const MAX_LIVE_CONNECTIONS = 8;

/** Emails of a box that the event stream lists. */
export const MAX_LIVE_MAILS = 50;
