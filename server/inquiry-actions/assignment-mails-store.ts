/** Emails that notify staff of inquiries that a colleague assigned to them. */
import type { Trx } from '../database/schema.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { isActiveInquiryStaff } from '../staff/active-staff-store.ts';

type Assignment = {
  assigneeId: string;
  actor: { id: string; name: string };
  at: string;
  /** One inquiry, or the number changed by one action. */
  of: { inquiryId: string; spam: boolean } | { bulkId: string; count: number };
};

export type AssignmentMails = { assigned(trx: Trx, assignment: Assignment): Promise<void> };

/** @param pauseMs as long as an assignment can be undone. */
export const assignmentMails = (outbox: Pick<Outbox, 'enqueue'>, pauseMs: number): AssignmentMails => ({
  /** Queues one email in the transaction of the assignment, unless the assignee made it or turned these emails off. */
  async assigned(trx, { assigneeId, actor, at, of }) {
    if (assigneeId === actor.id || ('count' in of && of.count === 0)) return;
    const recipient = await recipientOf(trx, assigneeId);
    if (recipient === null) return;
    const facts = { userId: assigneeId, assignedBy: actor.name };
    const runAt = new Date(Date.parse(at) + pauseMs).toISOString();
    const mail = { kind: 'assignment', recipient, runAt } as const;
    await outbox.enqueue(
      trx,
      'bulkId' in of
        ? { ...mail, inquiryId: null, facts: { ...facts, ...of } }
        : { ...mail, inquiryId: of.inquiryId, held: of.spam, facts },
      at,
    );
  },
});

async function recipientOf(trx: Trx, staffId: string): Promise<string | null> {
  const row = await trx
    .selectFrom('staff_users as u')
    .leftJoin('staff_profiles as p', 'p.staff_id', 'u.id')
    .select(['u.email', 'p.assignment_mails as wanted'])
    .where('u.id', '=', staffId)
    .where(isActiveInquiryStaff('u'))
    .executeTakeFirst();
  return row && row.wanted !== 0 ? row.email : null;
}
