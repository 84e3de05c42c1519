/** Checks the nightly backups on another machine, and their trial restores. */
import type { Config } from '../config/config.ts';
import type { Db } from '../database/schema.ts';
import { type OffsiteState, offsiteState } from '../offsite/offsite-store.ts';
import { describePlace } from '../offsite/restic.ts';
import { ASK_ADMIN, type CheckFinding, reportOn } from './finding.ts';

const report = reportOn('off-site');
const DAY_MS = 24 * 3_600_000;
const MEGABYTE = 1024 * 1024;
/** Two nights without a backup, two weeks without a trial restore. */
const LATE_MS = 2 * DAY_MS;
const UNTRIED_MS = 15 * DAY_MS;

export const offsiteFindings = async (config: Config, db: Db): Promise<CheckFinding[]> =>
  config.offsite ? findingsFor(describePlace(config.offsite.url), await offsiteState(db)) : [];

export function findingsFor(place: string, state: OffsiteState, now = Date.now()): CheckFinding[] {
  const { backup, rehearsal, failure } = state;
  const lastError = failure ? ` ${failure.says}` : '';
  const todo = 'Run npm run backup -- --offsite to see the error.';
  const owner = { todo: ASK_ADMIN };
  if (!backup) return [report.warning(`No backup at ${place} yet.${lastError}`, todo, owner)];
  const size = Math.ceil(backup.totalBytes / MEGABYTE);
  const says = `The last backup at ${place} was made at ${backup.at} (${size} MB).`;
  const age = now - Date.parse(backup.at);
  return [
    ...(age > LATE_MS
      ? [report.error(`${says} That is more than two days ago.${lastError}`, todo, owner)]
      : failure
        ? [report.warning(`${says} Latest error:${lastError}`, todo, owner)]
        : [report.ok(says)]),
    rehearsal && now - Date.parse(rehearsal.at) < UNTRIED_MS
      ? report.ok(`A trial restore succeeded at ${rehearsal.at}.`)
      : report.warning(
          'No trial restore has succeeded in two weeks.',
          'Run npm run backup -- --rehearse.',
          owner,
        ),
  ];
}
