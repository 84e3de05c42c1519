/** Checks that no work of the queue is stuck (docs/decisions/0008). */
import type { Db } from '../database/schema.ts';
import { PICTURE_REMOVAL } from '../images/removals.ts';
import { jobsByTask } from '../jobs/jobs-store.ts';
import { MAIL } from '../outbox/schedule-store.ts';
import { PUSH_MESSAGE } from '../push/messages-store.ts';
import { WEBHOOK } from '../webhooks/store.ts';
import { ASK_ADMIN, type CheckFinding, reportOn } from './finding.ts';

const report = reportOn('jobs');

export async function jobFindings(db: Db): Promise<CheckFinding[]> {
  const findings = (await jobsByTask(db)).flatMap(({ task, dead, stuck, lastError }) => [
    ...(dead > 0
      ? [
          report.error(
            `${jobs(dead, task)} failed and won’t be retried: ${lastError}`,
            ADVICE[task] ?? RESTART,
            { todo: task === MAIL ? SEE_EMAIL : ASK_ADMIN },
          ),
        ]
      : []),
    ...(stuck > 0
      ? [
          report.warning(
            `${jobs(stuck, task)} failed at least three times: ${lastError}`,
            ADVICE[task] ?? LOG,
            {
              todo: task === MAIL ? SEE_EMAIL : 'The server will keep retrying.',
            },
          ),
        ]
      : []),
  ]);
  return findings.length > 0 ? findings : [report.ok('No jobs are stuck.')];
}

const jobs = (count: number, task: string) =>
  `${count.toLocaleString('en-US')} “${task}” ${count === 1 ? 'job' : 'jobs'}`;

const SEE_EMAIL = 'They’ll be retried automatically. See Email for details.';
const LOG = 'The server will keep retrying. See its log for details.';
const RESTART = 'See the server’s log for details. Fix the cause, then restart the server to retry.';
const ADVICE: Record<string, string> = {
  [PICTURE_REMOVAL]:
    'Erased pictures are still at Cloudinary. Check CLOUDINARY_URL, then restart the server to retry. Or delete them in Cloudinary’s console; the table `jobs` lists their names as `key`.',
  [MAIL]: 'They’ll be retried automatically. See /admin/mail for details.',
  [WEBHOOK]: 'A webhook’s receiver is failing. See the webhook’s log at /admin/api.',
  [PUSH_MESSAGE]:
    'Allow outgoing https (port 443) to browser push services in your firewall. See the log for details.',
};
