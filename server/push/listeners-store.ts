import type { PushKind } from '#contract/staff/push.ts';
import type { PushChoices } from '#contract/staff/push-changes.ts';
import type { Db } from '../database/schema.ts';
import { isActiveInquiryStaff } from '../staff/active-staff-store.ts';
import { ALL_KINDS, toChoices } from './devices-store.ts';

/** A person who works on inquiries and has a device; not notified of events from before the first device. */
export type Listener = PushChoices & { staffId: string; since: string };

export async function listeners(db: Db): Promise<Listener[]> {
  const rows = await db
    .selectFrom('push_devices as d')
    .innerJoin('staff_users as u', 'u.id', 'd.staff_id')
    .leftJoin('push_choices as c', 'c.staff_id', 'd.staff_id')
    .select(['d.staff_id', 'c.kinds', 'c.quiet_from', 'c.quiet_until'])
    .select((eb) => eb.fn.min('d.created_at').as('since'))
    .where(isActiveInquiryStaff('u'))
    .groupBy(['d.staff_id', 'c.kinds', 'c.quiet_from', 'c.quiet_until'])
    .execute();
  return rows.map(({ staff_id, kinds, since, ...quiet }) => ({
    staffId: staff_id,
    since,
    ...(kinds === null ? ALL_KINDS : toChoices({ kinds, ...quiet })),
  }));
}

export const wants = ({ kinds }: PushChoices, kind: PushKind): boolean => kinds.includes(kind);
