/**
 * The dashboard's client of the event stream (contract/shared/live.ts): collects events, and changes nothing on its own.
 * Closed while the page is hidden, except in the tab that leads: browsers allow six connections per site, shared by
 * all tabs.
 */

import type { Viewer } from '#contract/inquiries/inquiry-responses.ts';
import type { LiveAuthor, LiveEventName, LiveEvents } from '#contract/shared/live.ts';
import { createTabs } from './tabs.ts';

export type LiveUpdates = {
  /** Ids of inquiries received since the list was loaded. */
  arrived: ReadonlySet<string>;
  /** Ids of those that the last reload brought: the list marks them. */
  shown: ReadonlySet<string>;
  /** The newest version and author of each change by a colleague. */
  changed: ReadonlyMap<string, { version: number; by: LiveAuthor }>;
  /** Number of inquiries in bulk changes that the server didn't list individually. */
  manyChanged: number;
  /** Ids of inquiries that were erased: nothing of them may stay on this screen. */
  erased: ReadonlySet<string>;
  viewers: ReadonlyMap<string, Viewer[]>;
  /** The latest emails that wait in *Email*; null until the stream reports them. */
  mail: LiveEvents['mail'] | null;
  /** False while the stream is disconnected: the page may be out of date. */
  connected: boolean;
};

export const NOTHING: LiveUpdates = {
  arrived: new Set(),
  shown: new Set(),
  changed: new Map(),
  manyChanged: 0,
  erased: new Set<string>(),
  viewers: new Map(),
  mail: null,
  connected: true,
};

export type LiveClient = ReturnType<typeof createLiveClient>;

/** @param ownId id of the signed-in person, whose own changes are ignored. */
export function createLiveClient(ownId: string) {
  let heard = NOTHING;
  let source: EventSource | null = null;
  let since: string | null = null;
  let over = false;
  let isAligned = false;
  /** A line that opens again repeats what came since the last one began. */
  const seen = new Set<string>();
  const tabs = createTabs(ownId);
  const listeners = new Set<() => void>();
  const arrivalListeners = new Set<(arrival: LiveEvents['arrived']) => void>();

  function tell(change: Partial<LiveUpdates>): void {
    heard = { ...heard, ...change };
    for (const listener of listeners) listener();
  }

  const isOwn = (by: LiveAuthor) => by !== null && by !== 'visitor' && by.id === ownId;

  function arrive(id: string): void {
    if (!seen.has(id)) tell({ arrived: new Set([...heard.arrived, id]) });
  }

  const on: { [Name in LiveEventName]: (data: LiveEvents[Name]) => void } = {
    hello: ({ at }) => {
      since = at;
      tell({ connected: true });
    },
    arrived: (arrival) => {
      const isNew = !seen.has(arrival.id) && !heard.arrived.has(arrival.id);
      arrive(arrival.id);
      if (tabs.leads()) tabs.tell(arrival.id);
      if (isNew) for (const listener of arrivalListeners) listener(arrival);
    },
    changed: ({ id, version, by }) => {
      if (!isOwn(by)) tell({ changed: new Map([...heard.changed, [id, { version, by }]]) });
    },
    'changed-many': ({ count, by }) => {
      if (!isOwn(by)) tell({ manyChanged: heard.manyChanged + count });
    },
    viewers: ({ id, viewers }) => {
      const others = viewers.filter((viewer) => viewer.id !== ownId);
      tell({ viewers: new Map([...heard.viewers, [id, others]]) });
    },
    mail: (mail) => tell({ mail }),
    erased: ({ id }) => tell({ erased: new Set([...heard.erased, id]) }),
    closed: () => {
      over = true;
      close();
    },
  };

  function open(): void {
    if (source || over || typeof EventSource === 'undefined') return;
    source = new EventSource(since ? `/api/live?since=${encodeURIComponent(since)}` : '/api/live');
    source.addEventListener('error', () => tell({ connected: false }));
    for (const name of Object.keys(on) as LiveEventName[])
      source.addEventListener(name, (event) =>
        on[name](JSON.parse((event as MessageEvent<string>).data) as never),
      );
  }

  function close(): void {
    source?.close();
    source = null;
  }

  const follow = () => (document.visibilityState === 'hidden' && !tabs.leads() ? close() : open());

  return {
    heard: () => heard,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Calls a listener once for each arrival that this tab's own line brings. */
    onArrival(listener: (arrival: LiveEvents['arrived']) => void) {
      arrivalListeners.add(listener);
      return () => void arrivalListeners.delete(listener);
    },
    /** Starts listening, from the time of the list. @returns a function that stops. */
    start() {
      const stopTabs = tabs.start({ onLead: follow, onArrived: arrive });
      follow();
      document.addEventListener('visibilitychange', follow);
      return () => {
        stopTabs();
        document.removeEventListener('visibilitychange', follow);
        close();
      };
    },
    /**
     * The server's time of the first list: the stream reports everything that arrived since, whichever of the two
     * was faster.
     * @param at ISO 8601.
     */
    listed(at: string): void {
      if (isAligned) return;
      isAligned = true;
      since = at;
      close();
      follow();
    },
    /** The list is being reloaded: earlier events are no longer news, and its arrivals are marked. */
    caughtUp(): void {
      for (const id of heard.arrived) seen.add(id);
      const shown = heard.arrived.size > 0 ? heard.arrived : heard.shown;
      tell({ arrived: NOTHING.arrived, shown, changed: NOTHING.changed, manyChanged: 0 });
    },
  };
}
