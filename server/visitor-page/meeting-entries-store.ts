/** Events of an inquiry's meetings, for its visitor's list of updates. */
import type { MeetingEvents } from '#contract/booking/booking.ts';
import type { VisitorEntry } from '#contract/inquiries/visitor.ts';
import type { Db } from '../database/schema.ts';

/** Lapsed proposals and no-shows are shown to staff only. */
const SHOWN = [
  'requested',
  'expired',
  'booked',
  'moved',
  'cancelled',
  'restored',
  'proposed',
  'held',
] as const;

type MeetingEntry = Extract<VisitorEntry, { from: 'meeting' }>;

export async function meetingEntries(db: Db, inquiryId: string): Promise<MeetingEntry[]> {
  const rows = await db
    .selectFrom('inquiry_events as e')
    .leftJoin('staff_profiles as p', 'p.staff_id', 'e.actor_id')
    .select(['e.kind', 'e.at', 'e.actor_name', 'e.data', 'p.public_name'])
    .where('e.inquiry_id', '=', inquiryId)
    .where(
      'e.kind',
      'in',
      SHOWN.map((change) => `meeting-${change}`),
    )
    .orderBy('e.at')
    .orderBy('e.id')
    .execute();
  return rows.map(({ kind, at, actor_name, public_name, data }) => ({
    ...{ from: 'meeting', at, name: public_name || actor_name },
    ...detailsOf(kind.slice('meeting-'.length) as MeetingEntry['change'], JSON.parse(data)),
  }));
}

function detailsOf(
  change: MeetingEntry['change'],
  data: MeetingEvents[MeetingEntry['change']],
): Pick<MeetingEntry, 'change' | 'kind' | 'times' | 'before'> {
  if ('times' in data)
    return { change, kind: data.kind, times: data.times.map(({ at }) => at), before: null };
  return { change, kind: data.kind, times: [data.at], before: 'from' in data ? data.from : null };
}
