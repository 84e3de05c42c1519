/**
 * The live line as the dashboard hears it (contract/live.ts): collects what happened, changes nothing by itself.
 * Closed while the page is hidden: browsers hold six connections to a site, tabs together.
 */

import type { Viewer } from '#contract/desk.ts';
import type { LiveEventName, LiveEvents, LivePerson } from '#contract/live.ts';

export type Heard = {
  /** Ids of inquiries that arrived since the list was loaded. */
  arrived: ReadonlySet<string>;
  /** The newest version of what colleagues changed, and who did. */
  changed: ReadonlyMap<string, { version: number; by: LivePerson }>;
  /** More changed at once than was told one by one. */
  manyChanged: number;
  viewers: ReadonlyMap<string, Viewer[]>;
  /** False while the line is down: what is shown may be old. */
  connected: boolean;
};

const NOTHING: Heard = {
  arrived: new Set(),
  changed: new Map(),
  manyChanged: 0,
  viewers: new Map(),
  connected: true,
};

export type LiveLine = ReturnType<typeof createLiveLine>;

/** @param ownId what oneself changed is no news. */
export function createLiveLine(ownId: string) {
  let heard = NOTHING;
  let source: EventSource | null = null;
  let since: string | null = null;
  let over = false;
  let isAligned = false;
  const listeners = new Set<() => void>();

  function tell(change: Partial<Heard>): void {
    heard = { ...heard, ...change };
    for (const listener of listeners) listener();
  }

  const on: { [Name in LiveEventName]: (data: LiveEvents[Name]) => void } = {
    hello: ({ at }) => {
      since = at;
      tell({ connected: true });
    },
    arrived: ({ id }) => tell({ arrived: new Set([...heard.arrived, id]) }),
    changed: ({ id, version, by }) => {
      if (by?.id !== ownId) tell({ changed: new Map([...heard.changed, [id, { version, by }]]) });
    },
    'changed-many': ({ count, by }) => {
      if (by?.id !== ownId) tell({ manyChanged: heard.manyChanged + count });
    },
    viewers: ({ id, viewers }) => {
      const others = viewers.filter((viewer) => viewer.id !== ownId);
      tell({ viewers: new Map([...heard.viewers, [id, others]]) });
    },
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

  const follow = () => (document.visibilityState === 'hidden' ? close() : open());

  return {
    heard: () => heard,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Begins to listen, from what the list showed on. @returns how to stop. */
    start() {
      follow();
      document.addEventListener('visibilitychange', follow);
      return () => {
        document.removeEventListener('visibilitychange', follow);
        close();
      };
    },
    /**
     * The first list was answered at this moment of the server's: the line makes up for what arrived between
     * the two, whichever of them was quicker.
     * @param at ISO 8601.
     */
    listed(at: string): void {
      if (isAligned) return;
      isAligned = true;
      since = at;
      close();
      follow();
    },
    /** The list was loaded anew: nothing heard before is news. */
    caughtUp: () => tell({ arrived: NOTHING.arrived, changed: NOTHING.changed, manyChanged: 0 }),
  };
}
