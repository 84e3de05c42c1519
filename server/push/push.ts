/** Notifies staff's devices of events (docs/decisions/0026). Several servers may run it at the same time. */
import type { FastifyBaseLogger } from 'fastify';
import { setup } from '#content/firm.ts';
import { serviceLabel } from '#contract/inquiries/inquiry-fields.ts';
import type { PushPayload } from '#contract/staff/push.ts';
import type { Db } from '../database/schema.ts';
import { areas } from '../inquiries/areas.ts';
import { JobDelayed, type Jobs } from '../jobs/jobs.ts';
import type { ClaimedJob } from '../jobs/jobs-store.ts';
import { retryDelay } from '../outbox/back-off.ts';
import { type DevicesStore, devicesStore } from './devices-store.ts';
import { listeners } from './listeners-store.ts';
import { type Addressed, addressed, PUSH_MESSAGE, type PushMessage } from './messages-store.ts';
import { addNotices, deleteSentNotices, groupDue, peopleDue } from './notices-store.ts';
import { nearlyOverdue } from './overdue-store.ts';
import { pushEventsSince } from './push-events-store.ts';
import { quietHoursAt } from './quiet-hours.ts';
import type { PushOutcome, SendPush } from './send.ts';
import { vapidKeys } from './vapid-store.ts';

/** Older events aren't announced after a pause of the server; notices are kept for longer, so that none is sent twice. */
const MAX_EVENT_AGE_MS = 2 * 3_600_000;
/** Longer than any transaction, and than the difference between two servers' clocks. */
const OVERLAP_MS = 60_000;
const REMEMBERED_MS = 2 * 24 * 3_600_000;
const AT_ONCE = 20;
/** Longer than any pause. */
const LONGEST_WAIT_MS = 3 * 3_600_000;

export type PushCounts = { sent: number; gone: number; failed: number };
export type Push = ReturnType<typeof createPush>;

type Parts = { db: Db; log: FastifyBaseLogger; jobs: Jobs; send: SendPush; now?: () => Date };

export function createPush({ db, log, jobs, send, now = () => new Date() }: Parts) {
  const devices: DevicesStore = devicesStore(db);
  const counts: PushCounts = { sent: 0, gone: 0, failed: 0 };
  let readUpTo: number | undefined;

  async function collect(): Promise<void> {
    const at = now();
    const to = await listeners(db);
    if (to.length === 0) return;
    const since = Math.max(
      Math.min(readUpTo ?? 0, at.getTime()) - OVERLAP_MS,
      at.getTime() - MAX_EVENT_AGE_MS,
    );
    await addNotices(db, await pushEventsSince(db, new Date(since).toISOString(), to));
    await addNotices(db, await nearlyOverdue(db, at, to));
    readUpTo = at.getTime();
    const quiet = new Map(to.map((one) => [one.staffId, one.quiet]));
    for (const staffId of await peopleDue(db, at.toISOString()))
      if (!quietHoursAt(at.getTime(), quiet.get(staffId) ?? null, setup.timeZone))
        await groupDue(db, staffId, at);
    jobs.wake();
    await deleteSentNotices(db, new Date(at.getTime() - REMEMBERED_MS).toISOString());
  }

  async function deliver({ key, payload, attempts }: ClaimedJob): Promise<void> {
    const message = JSON.parse(payload) as PushMessage;
    const left = Date.parse(message.expiresAt) - now().getTime();
    const to = await addressed(db, message);
    if (!to) return;
    if (left < 0) return giveUp('expired', attempts);
    const result = await send(to.device, payloadOf(key, message, to), await vapidKeys(db), left / 1000);
    if (result.end !== 'later') return noteEnd(to.device, result);
    const wait = Math.max(result.afterMs ?? 0, retryDelay(attempts) ?? Number.POSITIVE_INFINITY);
    if (wait >= left) return giveUp(result.why, attempts);
    throw new JobDelayed(result.why, wait);
  }

  function giveUp(why: string, attempts: number): void {
    counts.failed++;
    log.warn({ why, attempts }, 'dropped a notification: push service didn’t accept it');
  }

  async function noteEnd(device: Addressed['device'], result: Ended): Promise<void> {
    if (result.end === 'sent') {
      counts.sent++;
      await devices.sent(device.id, new Date().toISOString());
    } else if (result.end === 'gone') {
      counts.gone++;
      await devices.gone(device.id, device.auth);
    } else if (result.end === 'refused') {
      counts.failed++;
      log.warn({ why: result.why }, 'push service rejected a notification');
    }
  }

  jobs.handle({
    ...{
      task: PUSH_MESSAGE,
      run: deliver,
      pauseAfter: retryDelay,
      atOnce: AT_ONCE,
      longestWaitMs: LONGEST_WAIT_MS,
    },
  });

  return {
    counts: (): PushCounts => counts,

    /** Collects events, and enqueues messages about them. One server at a time. */
    collect,

    /** Sends a message immediately, for a person who checks that notifications work. */
    async test(device: Addressed['device'], id: string): Promise<PushOutcome['end']> {
      const payload = { id, kind: 'test', count: 0, inquiry: null, town: null, service: null } as const;
      const result = await send(device, payload, await vapidKeys(db), 600);
      if (result.end !== 'later') await noteEnd(device, result);
      return result.end;
    },
  };
}

type Ended = Exclude<PushOutcome, { end: 'later' }>;

/** @param id the same at each attempt, so that a phone recognizes a message that it shows already. */
function payloadOf(id: string, { kind, count }: PushMessage, { inquiry }: Addressed): PushPayload {
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
