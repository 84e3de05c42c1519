/** Emails owners once when a check turns wrong, and again when it is over. */
import type { SiteAlert } from '#contract/mail/mail.ts';
import type { Base } from '../http/app-type.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { alertsSoFar, ownerAddresses, saveAlerts } from './alerts-store.ts';
import { type CheckFinding, forOwner } from './finding.ts';

const EVERY_MS = 15 * 60_000;

type Problems = SiteAlert['problems'];
/** By subject: a finding's words change with every figure in them. `mailed`: how many of the problems owners know. */
export type Alerts = Record<string, { problems: Problems; mailed: number }>;

/**
 * Compares the findings with the last run. A problem is mailed when it is found twice in a row: a mail server that
 * restarts is none.
 */
export function nextAlerts(before: Alerts, findings: CheckFinding[]) {
  const now: Alerts = {};
  const begun: Problems = [];
  const errors = findings.filter(({ mark }) => mark === 'error');
  for (const [about, found] of Map.groupBy(errors, (finding) => finding.about)) {
    const problems = found.map((finding) => {
      const { says, todo = null } = forOwner(finding);
      return { says, todo };
    });
    const known = before[about]?.mailed ?? 0;
    const foundTwice = Math.min(problems.length, before[about]?.problems.length ?? 0);
    if (foundTwice > known) begun.push(...problems);
    now[about] = { problems, mailed: Math.min(problems.length, Math.max(known, foundTwice)) };
  }
  const over = Object.entries(before).flatMap(([about, { problems, mailed }]) =>
    mailed > 0 && !now[about] ? problems : [],
  );
  return { now, begun, over };
}

/** Runs the checks, and enqueues what owners must know in the transaction that notes it. */
export async function mailAlerts({ db }: Pick<Base, 'db'>, outbox: Outbox, findings: CheckFinding[]) {
  await db.transaction().execute(async (trx) => {
    const { now, begun, over } = nextAlerts(await alertsSoFar(trx), findings);
    const mails = [
      { over: false, problems: begun },
      { over: true, problems: over },
    ].filter(({ problems }) => problems.length > 0);
    for (const recipient of mails.length > 0 ? await ownerAddresses(trx) : [])
      await outbox.enqueue(
        trx,
        mails.map((facts) => ({ kind: 'site-alert', facts, recipient, inquiryId: null })),
      );
    await saveAlerts(trx, now);
  });
  outbox.wake();
}

/** @param findings runs all checks. */
export function wireAlerts(base: Base, outbox: Outbox, findings: () => Promise<CheckFinding[]>): void {
  base.jobs.repeat({
    ...{ task: 'site-alerts', everyMs: EVERY_MS },
    run: async () => mailAlerts(base, outbox, await findings()),
  });
}
