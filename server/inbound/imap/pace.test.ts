import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createPace, type PaceTimes } from './pace.ts';

/** Longer than any of these tests. */
const FOREVER = 1e9;

describe('the pace of incoming mail', () => {
  function paced(times: Partial<PaceTimes>) {
    const server = new EventEmitter();
    const pace = createPace(server as unknown as Server, times);
    const take = async (mails: number, megabytes = 0) => {
      const began = performance.now();
      for (let n = 0; n < mails; n++) await pace.mail();
      for (let n = 0; n < megabytes; n++) await pace.bytes(1024 * 1024);
      return performance.now() - began;
    };
    return { pace, take, request: () => server.emit('request') };
  }

  it('is one at a time beside other requests, after what is on credit', async () => {
    const { take, request } = paced({ mailMs: 200, megabyteMs: 100, creditMs: 400, quietMs: FOREVER });
    request();
    expect(await take(3)).toBeLessThan(200);
    expect(await take(3)).toBeGreaterThanOrEqual(590);
    expect(await take(1, 4)).toBeGreaterThanOrEqual(590);
  });

  it('has no wait while the server has no other requests', async () => {
    const { take, request } = paced({ mailMs: FOREVER, quietMs: 300 });
    await take(50);
    request();
    expect(await take(1)).toBeGreaterThanOrEqual(290);
    await take(50);
  });

  it('has credit again after a rest', async () => {
    const { take, request } = paced({ mailMs: 200, megabyteMs: 100, creditMs: 400, quietMs: FOREVER });
    request();
    await take(3);
    await pause(2000);
    expect(await take(3)).toBeLessThan(200);
    // Nothing is saved up beyond these.
    expect(await take(2)).toBeGreaterThanOrEqual(190);
  });

  it('ends the wait when the server stops', async () => {
    const { pace, request } = paced({ mailMs: FOREVER, quietMs: FOREVER });
    request();
    void pace.mail();
    const stopped = new AbortController();
    let isTaken = false;
    const waits = pace.mail(stopped.signal).then(() => {
      isTaken = true;
    });
    await pause(200);
    expect(isTaken).toBe(false);
    stopped.abort();
    await waits;
  });
});
