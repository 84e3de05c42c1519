/** Tells staff's devices what happened (docs/decisions/0066). Any number of servers may run it at once. */
import type { FastifyBaseLogger } from 'fastify';
import { setup } from '#content/firm.ts';
import { serviceLabel } from '#contract/inquiry-fields.ts';
import type { PushPayload } from '#contract/push.ts';
import type { Db } from '../database/schema.ts';
import { areas } from '../inquiries/areas.ts';
import { pauseAfter } from '../outbox/back-off.ts';
import { type DevicesStore, devicesStore } from './devices-store.ts';
import { listeners } from './listeners-store.ts';
import { type ClaimedMessage, messagesStore } from './messages-store.ts';
import { newsSince } from './news-store.ts';
import { addNotices, forgetTold, groupDue, peopleDue } from './notices-store.ts';
import { nearlyOverdue } from './overdue-store.ts';
import { quietAt } from './quiet.ts';
import type { SendPush, Sent } from './send.ts';
import { vapidKeys } from './vapid-store.ts';

/** After a pause of the server, what is older isn't news; notices are remembered for longer, so none is told twice. */
const NEWS_MS = 2 * 3_600_000;
/** Longer than any transaction, and than the difference between two servers' clocks. */
const OVERLAP_MS = 60_000;
const REMEMBERED_MS = 2 * 24 * 3_600_000;
const LEASE_MS = 60_000;
const AT_ONCE = 20;

export type PushCounts = { sent: number; gone: number; failed: number };
export type Push = ReturnType<typeof createPush>;

export function createPush({ db, log, send }: { db: Db; log: FastifyBaseLogger; send: SendPush }) {
  const messages = messagesStore(db);
  const devices: DevicesStore = devicesStore(db);
  const counts: PushCounts = { sent: 0, gone: 0, failed: 0 };
  let readUpTo: number | undefined;

  async function collect(now: Date): Promise<void> {
    const to = await listeners(db);
    if (to.length === 0) return;
    const since = Math.max(Math.min(readUpTo ?? 0, now.getTime()) - OVERLAP_MS, now.getTime() - NEWS_MS);
    await addNotices(db, await newsSince(db, new Date(since).toISOString(), to));
    await addNotices(db, await nearlyOverdue(db, now, to));
    readUpTo = now.getTime();
    const quiet = new Map(to.map((one) => [one.staffId, one.quiet]));
    for (const staffId of await peopleDue(db, now.toISOString()))
      if (!quietAt(now.getTime(), quiet.get(staffId) ?? null, setup.timeZone))
        await groupDue(db, staffId, now);
    await forgetTold(db, new Date(now.getTime() - REMEMBERED_MS).toISOString());
  }

  async function deliver(now: Date, isStopping: () => boolean): Promise<void> {
    counts.failed += await messages.forgetExpired(now.toISOString());
    for (;;) {
      if (isStopping()) return;
      const at = Date.now();
      const lease = new Date(Math.max(now.getTime(), at) + LEASE_MS).toISOString();
      const claimed = await messages.claim(AT_ONCE, now.toISOString(), lease);
      if (claimed.length === 0) return;
      await Promise.all(claimed.map((message) => settle(message, now)));
    }
  }

  async function settle(message: ClaimedMessage, now: Date): Promise<void> {
    const ttl = (Date.parse(message.expiresAt) - now.getTime()) / 1000;
    const result = await send(message.device, payloadOf(message), await vapidKeys(db), ttl);
    if (result.end === 'later') return again(message, result, now);
    await noteEnd(message.device, result);
    await messages.finish(message.id);
  }

  async function again({ id, attempts, expiresAt }: ClaimedMessage, { afterMs, why }: Later, now: Date) {
    const pause = pauseAfter(attempts);
    const runAt = new Date(now.getTime() + Math.max(afterMs ?? 0, pause ?? 0)).toISOString();
    if (pause !== null && runAt < expiresAt) {
      log.info({ why, attempts }, 'a push service did not take a notification yet; trying again');
      return messages.later(id, runAt);
    }
    counts.failed++;
    log.warn({ why, attempts }, 'gave up a notification: its push service did not take it');
    await messages.finish(id);
  }

  async function noteEnd(device: ClaimedMessage['device'], result: Ended): Promise<void> {
    if (result.end === 'sent') {
      counts.sent++;
      await devices.sent(device.id, new Date().toISOString());
    } else if (result.end === 'gone') {
      counts.gone++;
      await devices.gone(device.id, device.auth);
    } else if (result.end === 'refused') {
      counts.failed++;
      log.warn({ why: result.why }, 'a push service refused a notification');
    }
  }

  return {
    counts: (): PushCounts => counts,

    async run(now: Date = new Date(), isStopping: () => boolean = () => false): Promise<void> {
      await collect(now);
      await deliver(now, isStopping);
    },

    /** Sends one at once, for a person who wants to see that it works. */
    async test(device: ClaimedMessage['device'], id: string): Promise<Sent['end']> {
      const payload = { id, kind: 'test', count: 0, inquiry: null, town: null, service: null } as const;
      const result = await send(device, payload, await vapidKeys(db), 600);
      if (result.end !== 'later') await noteEnd(device, result);
      return result.end;
    },
  };
}

type Later = Extract<Sent, { end: 'later' }>;
type Ended = Exclude<Sent, Later>;

function payloadOf({ id, kind, count, inquiry }: ClaimedMessage): PushPayload {
  const town = inquiry?.area ? (areas.get(inquiry.area)?.name ?? null) : null;
  return {
    id,
    kind,
    count,
    inquiry: inquiry?.id ?? null,
    town,
    service: serviceLabel(inquiry?.service ?? null),
  };
}
