/** Checks the registers next to the backups, from which a restore reads later erasures and endings. */
import type { Db } from '../database/schema.ts';
import { readRegister } from '../erasure/register.ts';
import { allRecords } from '../erasure/store.ts';
import { isUpToDate, readEndings } from '../tombstones/endings.ts';
import { RegisterError, registerFolders } from '../tombstones/places.ts';
import { ASK_ADMIN, type CheckFinding, reportOn } from './finding.ts';

const report = reportOn('registers');

const TODO =
  'Give the service’s account write permission: the account must own that folder, and ReadWritePaths in the unit must list the folder (docs/deploy/ledge-frame.service). The server will keep retrying; see its log for the reason.';

/** Returns no findings before the first backup, since there is nothing to restore. */
export async function registerFindings(dataDir: string, db: Db): Promise<CheckFinding[]> {
  try {
    const [, ...folders] = await registerFolders(dataDir);
    const gaps = (await Promise.all(folders.map((folder) => gapsIn(folder, db)))).flat();
    if (gaps.length > 0) return gaps.map((says) => report.error(says, TODO, { todo: ASK_ADMIN }));
    return folders.length > 0
      ? [report.ok(`Erasures and revoked access are recorded in ${folders.join(', ')}.`)]
      : [];
  } catch (error) {
    if (error instanceof RegisterError) return [report.error(error.message, TODO, { todo: ASK_ADMIN })];
    throw error;
  }
}

async function gapsIn(folder: string, db: Db): Promise<string[]> {
  const [erasures, endings] = await Promise.all([readRegister(folder), readEndings(folder)]);
  const noted = new Set(erasures.records.map(({ id }) => id));
  const missing = (await allRecords(db)).filter(({ id }) => !noted.has(id)).length;
  const would = `Restoring a backup from ${folder} would bring back`;
  return [
    ...(missing > 0 ? [`${would} erased data: ${missing} erasures are not recorded there.`] : []),
    ...((await isUpToDate(db, endings))
      ? []
      : [`${would} accounts, subscribers, and links revoked since it was made.`]),
  ];
}
