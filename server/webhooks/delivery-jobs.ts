/** Collects the events for each webhook, and delivers them. Several servers may run it at the same time. */
import { WEBHOOK_LIMITS } from '#contract/staff/webhook-kinds.ts';
import type { Db } from '../database/schema.ts';
import { JobDelayed, type Jobs } from '../jobs/jobs.ts';
import type { ClaimedJob } from '../jobs/jobs-store.ts';
import type { SendWebhook } from './send.ts';
import { WEBHOOK, type WebhooksStore } from './store.ts';
import { webhookEventsSince } from './webhook-events-store.ts';

/** Longer than any transaction, and than the difference between two servers' clocks. */
const OVERLAP_MS = 120_000;
const DAY_MS = 24 * 3_600_000;
/** Ten attempts in about three days, as the spec suggests. */
const PAUSES_MS = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400].map((s) => s * 1000);
const LONGEST_WAIT_MS = 2 * DAY_MS;

type Parts = { db: Db; jobs: Jobs; store: WebhooksStore; send: SendWebhook; now?: () => Date };

export function handleDeliveryJobs({ db, jobs, store, send, now = () => new Date() }: Parts) {
  async function deliver({ key, attempts }: ClaimedJob): Promise<void> {
    const delivery = await store.find(key);
    if (!delivery) return;
    const at = now();
    const { end, answer } = await send(delivery, at);
    const pause = end === 'later' ? PAUSES_MS[attempts - 1] : undefined;
    const state = end === 'sent' ? 'sent' : pause === undefined ? 'failed' : 'waiting';
    await store.noteAttempt(key, at.toISOString(), state, answer);
    if (pause !== undefined) throw new JobDelayed(answer, pause);
  }

  jobs.handle({
    ...{ task: WEBHOOK, run: deliver, atOnce: 5, longestWaitMs: LONGEST_WAIT_MS },
    pauseAfter: (attempts) => PAUSES_MS[attempts - 1] ?? null,
  });

  return {
    /** One server at a time. */
    async collect(): Promise<void> {
      const at = now();
      const cursors = await store.listCursors();
      for (const { id, kinds, read_up_to, created_at } of cursors) {
        const asked: string[] = JSON.parse(kinds);
        const since = new Date(Date.parse(read_up_to) - OVERLAP_MS).toISOString();
        const events = await webhookEventsSince(db, since, created_at);
        const wanted = events.filter(({ kind }) => asked.includes(kind));
        if ((await store.addDeliveries(id, wanted, at.toISOString())) > 0) jobs.wake();
      }
      if (cursors.length > 0)
        await store.deleteOldDeliveries(
          new Date(at.getTime() - WEBHOOK_LIMITS.logDays * DAY_MS).toISOString(),
        );
    },
  };
}
