/** All checks of an installation. `npm run doctor` and the dashboard run the same, so neither knows more. */
import type { Config } from '../config/config.ts';
import type { Shipped } from '../content/overlay.ts';
import type { Db } from '../database/schema.ts';
import { release } from '../http/version.ts';
import { calendarFindings } from './calendars.ts';
import { erasureFindings } from './erasures.ts';
import { type CheckFinding, reportOn } from './finding.ts';
import { jobFindings } from './jobs.ts';
import { leftoverFindings } from './leftovers.ts';
import { mailFindings, outboxFindings } from './mail.ts';
import { readingFindings } from './mailbox.ts';
import { offsiteFindings } from './offsite.ts';
import { certificateFindings, originFindings } from './origin.ts';
import { hoursFindings, staffFindings } from './people.ts';
import { pushFindings } from './push.ts';
import { registerFindings } from './registers.ts';
import { limitFindings, proxyFindings, secretFindings } from './settings.ts';
import { backupFindings, diskFindings } from './storage.ts';
import { contentFindings, siteFindings } from './website.ts';

/** Checks that read only the database. */
export async function databaseChecks(config: Config, db: Db, shipped: Shipped): Promise<CheckFinding[]> {
  const site = await siteFindings(db);
  const isReadable = site.every(({ mark }) => mark !== 'error');
  return [
    ...(await outboxFindings(config, db)),
    ...(await readingFindings(config, db)),
    ...(await erasureFindings(db, config)),
    ...(await jobFindings(db)),
    ...(config.booking ? [...(await calendarFindings(db)), ...(await hoursFindings(db))] : []),
    ...(await pushFindings(db)),
    ...(await registerFindings(config.dataDir, db)),
    ...(await offsiteFindings(config, db)),
    ...site,
    ...(isReadable ? await contentFindings(shipped, db) : []),
    ...(await staffFindings(db)),
  ];
}

/** Checks that connect to other machines. @param patienceMs how long they wait; their own limits when omitted. */
export async function networkChecks(config: Config, patienceMs?: number): Promise<CheckFinding[]> {
  const findings = await Promise.all([
    mailFindings(config, patienceMs),
    originFindings(config, patienceMs),
    certificateFindings(config, patienceMs),
  ]);
  return findings.flat();
}

/** Checks of this machine and its settings. @param exists whether the data folder existed before this check. */
export const machineChecks = (config: Config, exists: boolean): CheckFinding[] => [
  ...diskFindings(config.dataDir),
  ...(config.offsite ? [] : backupFindings(config.dataDir)),
  ...leftoverFindings(config),
  ...proxyFindings(config),
  ...secretFindings(config, exists),
  ...limitFindings(config),
  reportOn('version').ok(
    `Version ${release.version}${release.commit === null ? '' : ` (${release.commit.slice(0, 9)})`}.`,
  ),
];
