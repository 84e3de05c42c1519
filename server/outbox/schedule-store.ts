/** Each email that waits has a job, which sends it (docs/decisions/0009). */
import type { Trx } from '../database/schema.ts';
import { enqueueJobs, type NewJob } from '../jobs/jobs-store.ts';
import { hasTrait } from './mail-traits.ts';

export const MAIL = 'mail';
/** How often a job checks whether a scheduled email has reached its time, or a place under the caps is free. */
const LOOK_AGAIN_MS = 3_600_000;

type Scheduled = { id: string; kind: string; scheduled_at?: string | null };

export const mailJob = (mail: Scheduled, runAt: string, now: string): NewJob => ({
  ...{ task: MAIL, key: mail.id, runAt: mail.scheduled_at ? lookAt(runAt, now) : runAt },
  priority: hasTrait(mail.kind, 'last') ? 1 : 0,
});

/** Schedules these emails to be sent now. */
export const scheduleMails = (trx: Trx, mails: readonly Scheduled[], now: string): Promise<void> =>
  enqueueJobs(
    trx,
    mails.map((mail) => mailJob(mail, now, now)),
  );

export function lookAt(runAt: string, now: string): string {
  const latest = new Date(Date.parse(now) + LOOK_AGAIN_MS).toISOString();
  return runAt < latest ? runAt : latest;
}
