/** Assignees of new inquiries by the firm's rules (contract/staff/assignment-rules.ts). */
import { setup } from '#content/firm.ts';
import type { BookingHours } from '#contract/booking/booking-hours.ts';
import { dayOf } from '#contract/shared/zoned-day.ts';
import type { AssignmentRule } from '#contract/staff/assignment-rules.ts';
import type { Db } from '../database/schema.ts';
import { isActiveInquiryStaff } from '../staff/active-staff-store.ts';
import { assignmentRules } from '../staff/assignment-rules-store.ts';

export type RuledAssignee = { id: string; email: string; wantsMail: boolean };
type Colleague = RuledAssignee & { isOff: boolean };
type AssignedInquiry = { serviceType: string | null; area: string | null };

/** Returns what chooses an inquiry's assignee; without rules, for the price of one query. */
export async function assigneeChoice(
  db: Db,
  now: Date,
): Promise<(inquiry: AssignedInquiry) => RuledAssignee | null> {
  const rules = await assignmentRules(db);
  if (rules.length === 0) return () => null;
  const colleagues = await colleaguesOf(db, rules, dayOf(now, setup.timeZone));
  return ({ serviceType, area }) => {
    const rule = rules.find(
      (each) =>
        (each.serviceType === null || each.serviceType === serviceType) &&
        (each.areas.length === 0 || each.areas.includes(area ?? '')),
    );
    return rule ? chosenBy(rule, colleagues) : null;
  };
}

/** The assignee, or the stand-in on a day off; when both are off, the inquiry waits for the assignee. */
function chosenBy(
  { assigneeId, standInId }: AssignmentRule,
  colleagues: ReadonlyMap<string, Colleague>,
): RuledAssignee | null {
  const both = [assigneeId, standInId].flatMap((id) => colleagues.get(id ?? '') ?? []);
  return both.find(({ isOff }) => !isOff) ?? both[0] ?? null;
}

async function colleaguesOf(
  db: Db,
  rules: readonly AssignmentRule[],
  day: string,
): Promise<Map<string, Colleague>> {
  const ids = new Set(rules.flatMap(({ assigneeId, standInId }) => [assigneeId, standInId ?? assigneeId]));
  const rows = await db
    .selectFrom('staff_users as u')
    .leftJoin('staff_profiles as p', 'p.staff_id', 'u.id')
    .leftJoin('booking_people as b', 'b.staff_id', 'u.id')
    .select(['u.id', 'u.email', 'p.assignment_mails', 'b.hours'])
    .where('u.id', 'in', [...ids])
    .where(isActiveInquiryStaff('u'))
    .execute();
  return new Map(
    rows.map(({ id, email, assignment_mails, hours }) => [
      id,
      { id, email, wantsMail: assignment_mails !== 0, isOff: hours !== null && isDayOff(hours, day) },
    ]),
  );
}

const isDayOff = (hours: string, day: string): boolean =>
  (JSON.parse(hours) as BookingHours).exceptions.some((each) => each.day === day && each.ranges.length === 0);
