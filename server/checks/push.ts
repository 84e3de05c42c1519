/** Reports how many devices get notifications. */
import type { Db } from '../database/schema.ts';
import { countDevices } from '../push/messages-store.ts';
import { type CheckFinding, reportOn } from './finding.ts';

const report = reportOn('notifications');

export async function pushFindings(db: Db): Promise<CheckFinding[]> {
  const devices = await countDevices(db);
  if (devices === 0) return [report.ok('No one has turned on notifications.')];
  return [report.ok(`${devices === 1 ? 'One device gets' : `${devices} devices get`} notifications.`)];
}
