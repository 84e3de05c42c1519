/** Checks disk space and backups. */
import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setup } from '#content/firm.ts';
import { ASK_ADMIN, type CheckFinding, reportOn } from './finding.ts';

const disk = reportOn('disk');

const MB = 1024 ** 2;
const GB = 1024 ** 3;

/** @param space of the data folder's disk, in bytes; `free` is the space available to ordinary accounts. */
export function diskFindings(dataDir: string, space = spaceOf(dataDir)): CheckFinding[] {
  if (!space) return [disk.ok(`${dataDir} doesn’t exist yet; the first start will create it.`)];
  const { free, total } = space;
  const says = `${inWords(free)} of ${inWords(total)} free on the disk of ${dataDir}.`;
  const todo = 'Free up space. A full disk stops new inquiries and pictures; existing ones are safe.';
  const short = `${inWords(free)} of ${inWords(total)} free on the server’s disk.`;
  const owner = { says: `Only ${short}`, todo: `${todo} ${ASK_ADMIN}` };
  if (free < 500 * MB) return [disk.error(`Only ${says}`, todo, owner)];
  if (free < 2 * GB || free < total * 0.05) return [disk.warning(`Only ${says}`, todo, owner)];
  return [disk.ok(says, { says: short })];
}

function spaceOf(folder: string): { free: number; total: number } | null {
  if (!existsSync(folder)) return null;
  const { bavail, blocks, bsize } = statfsSync(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}

const inWords = (bytes: number) =>
  bytes >= GB ? `${(bytes / GB).toFixed(1)} GB` : `${Math.round(bytes / MB)} MB`;

const backups = reportOn('backups');

const HOUR = 3_600_000;
/** Thresholds: a nightly backup that failed once, and two that did. */
const LATE_MS = 26 * HOUR;
const LOST_MS = 48 * HOUR;

const NIGHTLY = 'Ask your site administrator to set up nightly backups to another machine or disk.';

const onTheClock = (at: string) =>
  new Intl.DateTimeFormat('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: setup.timeZone,
  }).format(new Date(at));

/** Reads the record that `npm run backup` leaves in the data folder. */
export function backupFindings(dataDir: string, now = new Date()): CheckFinding[] {
  const todo = 'Run npm run backup -- FILE nightly, to another machine or disk.';
  const record = join(dataDir, 'last-backup.json');
  if (!existsSync(record)) return [backups.warning('No backup yet.', todo, { todo: NIGHTLY })];
  const last = read(record);
  if (!last)
    return [
      backups.error(`${record} can’t be read.`, todo, {
        says: 'The record of the last backup can’t be read.',
        todo: ASK_ADMIN,
      }),
    ];
  const age = now.getTime() - Date.parse(last.at);
  const says = `The last backup was made at ${last.at} (${last.file}).`;
  const owner = { says: `Last backup: ${onTheClock(last.at)}, in ${dirname(last.file)}.`, todo: NIGHTLY };
  if (age > LOST_MS) return [backups.error(`${says} That is more than two days ago.`, todo, owner)];
  if (age > LATE_MS) return [backups.warning(`${says} That is more than a day ago.`, todo, owner)];
  return [backups.ok(says, { says: owner.says })];
}

function read(record: string): { at: string; file: string } | null {
  try {
    const { at, file } = JSON.parse(readFileSync(record, 'utf8'));
    return Number.isNaN(Date.parse(at)) ? null : { at, file: String(file) };
  } catch {
    return null;
  }
}
