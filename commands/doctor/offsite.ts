/** Checks the nightly backups on another machine, and their trial restores. */
import type { Config } from '#server/config/config.ts';
import type { Db } from '#server/database/schema.ts';
import { type OffsiteState, offsiteState } from '#server/offsite/offsite-store.ts';
import { describePlace } from '#server/offsite/restic.ts';
import { type DoctorFinding, reportOn } from './finding.ts';

const report = reportOn('off-site');
const DAY_MS = 24 * 3_600_000;
const MEGABYTE = 1024 * 1024;
/** Two nights without a backup, two weeks without a trial restore. */
const LATE_MS = 2 * DAY_MS;
const UNTRIED_MS = 15 * DAY_MS;

export const offsiteFindings = async (config: Config, db: Db): Promise<DoctorFinding[]> =>
  config.offsite ? findingsFor(describePlace(config.offsite.url), await offsiteState(db)) : [];

export function findingsFor(place: string, state: OffsiteState, now = Date.now()): DoctorFinding[] {
  const { backup, rehearsal, failure } = state;
  const trouble = failure ? ` ${failure.says}` : '';
  const todo = `Run npm run backup -- --offsite to see the error.`;
  if (!backup) return [report.look(`No backup at ${place} yet.${trouble}`, todo)];
  const size = Math.ceil(backup.totalBytes / MEGABYTE);
  const says = `The last backup at ${place} was made at ${backup.at} (${size} MB).`;
  const age = now - Date.parse(backup.at);
  return [
    ...(age > LATE_MS
      ? [report.wrong(`${says} That is more than two days ago.${trouble}`, todo)]
      : failure
        ? [report.look(`${says} Since then:${trouble}`, todo)]
        : [report.ok(says)]),
    rehearsal && now - Date.parse(rehearsal.at) < UNTRIED_MS
      ? report.ok(`A trial restore succeeded at ${rehearsal.at}.`)
      : report.look('No trial restore in two weeks.', 'Run npm run backup -- --rehearse.'),
  ];
}
