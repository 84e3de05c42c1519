/** Checks that notifications reach the push services of staff's browsers. */
import type { Db } from '#server/database/schema.ts';
import { pushState } from '#server/push/messages-store.ts';
import { type Finding, reportOn } from './finding.ts';

const report = reportOn('notifications');

export async function pushFindings(db: Db): Promise<Finding[]> {
  const { devices, stuck } = await pushState(db);
  if (stuck > 0)
    return [
      report.look(
        `${stuck === 1 ? 'A notification has' : `${stuck} notifications have`} been tried three times without an answer from the push service.`,
        'The server must reach the push services of the browsers by https (port 443): look at its firewall. The log says why each try failed.',
      ),
    ];
  if (devices === 0) return [report.ok('Nobody has turned notifications on.')];
  return [report.ok(`${devices === 1 ? 'One device gets' : `${devices} devices get`} notifications.`)];
}
