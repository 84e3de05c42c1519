/**
 * `GET /api/live` for signed-in staff: server-sent events, named as below, `data` is the JSON given here.
 * The browser's `EventSource` reconnects by itself and sends the last event's id, from which the
 * server makes up for what was missed; the same event may come twice, so compare ids and versions.
 * `GET /api/live?since=` with the `Date` of the list's answer (as ISO 8601) makes up for what happened between the
 * two. Close it while the page is hidden: browsers hold six connections to a site, tabs together.
 * Neither this line nor `viewing` keeps a session alive.
 */
import type { Viewer } from './desk.ts';

export type LiveEvents = {
  /** The line stands; before anything else, and after each reconnection. */
  hello: { at: string };
  /** A new inquiry, or one that was rescued from spam. */
  arrived: { id: string; createdAt: string; version: number };
  /** An inquiry changed; `by` is null for the visitor and the system. */
  changed: { id: string; version: number; by: LivePerson };
  /** More changed at once than are named one by one. */
  'changed-many': { count: number; by: LivePerson };
  /** Who looks at an inquiry now, oneself included; empty when the last one left. */
  viewers: { id: string; viewers: Viewer[] };
  /** The server ends the line for good: close the EventSource, or it comes back. */
  closed: { reason: 'signed-out' | 'too-many' };
};

export type LiveEventName = keyof LiveEvents;
export type LivePerson = { id: string | null; name: string } | null;

/** Lines that one person may hold; the oldest ends when another begins. */
export const LIVE_LINES_MAX = 8;
