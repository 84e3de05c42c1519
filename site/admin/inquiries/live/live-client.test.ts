import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LiveEventName, LiveEvents } from '#contract/shared/live.ts';
import { createLiveClient } from './live-client.ts';

const ana = { id: 'ana', name: 'Ana Ruiz' };

/** Stub of the event stream. */
class Source extends EventTarget {
  static opened: Source[] = [];
  isClosed = false;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    Source.opened.push(this);
  }
  close() {
    this.isClosed = true;
  }
  say<Name extends LiveEventName>(name: Name, data: LiveEvents[Name]) {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  }
}

class Page extends EventTarget {
  visibilityState: 'visible' | 'hidden' = 'visible';
  turn(to: 'visible' | 'hidden') {
    this.visibilityState = to;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

/** Web Locks: one holder, the others wait for their turn. */
class Locks {
  waiting: (() => Promise<void>)[] = [];
  request(_name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>) {
    this.waiting.push(hold);
    signal.addEventListener('abort', () => {
      // Too late for the holder, as the standard has it.
      if (this.waiting[0] !== hold) this.waiting = this.waiting.filter((each) => each !== hold);
    });
    if (this.waiting.length === 1) void this.next();
    return Promise.resolve();
  }
  async next() {
    await this.waiting[0]?.();
    this.waiting.shift();
    if (this.waiting.length > 0) void this.next();
  }
}

class Channel {
  static open: Channel[] = [];
  onmessage: (event: { data: unknown }) => void = () => {};
  constructor() {
    Channel.open.push(this);
  }
  postMessage(data: unknown) {
    for (const other of Channel.open) if (other !== this) other.onmessage({ data });
  }
  close() {
    Channel.open = Channel.open.filter((each) => each !== this);
  }
}

let page: Page;
beforeEach(() => {
  Source.opened = [];
  page = new Page();
  vi.stubGlobal('EventSource', Source);
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { locks: new Locks() });
  vi.stubGlobal('BroadcastChannel', Channel);
  Channel.open = [];
});
afterEach(() => vi.unstubAllGlobals());

const arrival = {
  id: '1',
  createdAt: '2026-11-20T12:00:00.000Z',
  version: 1,
  service: 'custom-home',
  area: 'wimberley',
};

function line() {
  const live = createLiveClient('olivia');
  const stop = live.start();
  return { live, stop, server: Source.opened.at(-1) as Source };
}

/** A tab that another one leads. */
function ledLine() {
  const leader = line();
  return { ...line(), leader };
}

describe('the live line', () => {
  test('collects arrivals once each, and forgets them when the list was loaded', () => {
    const { live, server } = line();
    server.say('arrived', arrival);
    server.say('arrived', arrival);
    expect([...live.heard().arrived]).toEqual(['1']);
    live.caughtUp();
    expect(live.heard().arrived.size).toBe(0);
  });

  test('begins where the first list ended, once', () => {
    const { live, server } = line();
    live.listed('2026-11-20T12:00:00.000Z');
    expect(server.isClosed).toBe(true);
    expect(Source.opened[1]?.url).toBe('/api/live?since=2026-11-20T12%3A00%3A00.000Z');
    live.listed('2026-11-20T12:05:00.000Z');
    expect(Source.opened).toHaveLength(2);
  });

  test('names who changed what, and leaves out what oneself did', () => {
    const { live, server } = line();
    server.say('changed', { id: '1', version: 4, by: ana });
    server.say('changed', { id: '2', version: 2, by: { id: 'olivia', name: 'Olivia Owner' } });
    server.say('changed-many', { count: 7, by: ana });
    expect([...live.heard().changed]).toEqual([['1', { version: 4, by: ana }]]);
    expect(live.heard().manyChanged).toBe(7);
  });

  test('tells of the others who look at an inquiry', () => {
    const { live, server } = line();
    server.say('viewers', { id: '1', viewers: [ana, { id: 'olivia', name: 'Olivia Owner' }] });
    expect(live.heard().viewers.get('1')).toEqual([ana]);
  });

  test('is closed while the page is hidden and another tab leads, and asks for what it missed', () => {
    const { server } = ledLine();
    server.say('hello', { at: '2026-11-20T12:00:00.000Z' });
    page.turn('hidden');
    expect(server.isClosed).toBe(true);
    page.turn('visible');
    expect(Source.opened.at(-1)?.url).toBe('/api/live?since=2026-11-20T12%3A00%3A00.000Z');
  });

  test('stays open in the hidden tab that leads, which tells the others; the next one takes over', async () => {
    const { live, server, leader, stop } = ledLine();
    page.turn('hidden');
    expect([leader.server.isClosed, server.isClosed]).toEqual([false, true]);
    leader.server.say('arrived', arrival);
    expect([...live.heard().arrived]).toEqual(['1']);
    leader.stop();
    await vi.waitFor(() => expect(Source.opened).toHaveLength(3));
    expect(Source.opened[2]?.isClosed).toBe(false);
    stop();
    expect(Source.opened[2]?.isClosed).toBe(true);
  });

  test('calls for a notification once for each arrival', () => {
    const { live, server } = line();
    const told = vi.fn();
    live.onArrival(told);
    server.say('arrived', arrival);
    server.say('arrived', arrival);
    expect(told.mock.calls).toEqual([[arrival]]);
  });

  test('marks what the reload brought until the next, and doesn’t announce it again', () => {
    const { live, server } = line();
    server.say('arrived', arrival);
    live.caughtUp();
    expect([...live.heard().shown]).toEqual(['1']);
    server.say('arrived', arrival);
    expect(live.heard().arrived.size).toBe(0);
    live.caughtUp();
    expect([...live.heard().shown]).toEqual(['1']);
  });

  test('says that it is down until it stands again', () => {
    const { live, server } = line();
    server.dispatchEvent(new Event('error'));
    expect(live.heard().connected).toBe(false);
    server.say('hello', { at: '2026-11-20T12:00:00.000Z' });
    expect(live.heard().connected).toBe(true);
  });

  test('does not come back when the server ended it for good', () => {
    const { server } = line();
    server.say('closed', { reason: 'too-many' });
    page.turn('hidden');
    page.turn('visible');
    expect(server.isClosed).toBe(true);
    expect(Source.opened).toHaveLength(1);
  });

  test('stops with the session', () => {
    const { server, stop } = line();
    stop();
    page.turn('visible');
    expect(server.isClosed).toBe(true);
    expect(Source.opened).toHaveLength(1);
  });
});
