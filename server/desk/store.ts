/** Staff changes to one inquiry. Every change increments its version and records an event. */
import type { ContactLog, DeskUpdate } from '#contract/desk.ts';
import type { Inquiry } from '#contract/inquiry.ts';
import { isLost, isWaiting } from '#contract/statuses.ts';
import type { Db, InquiryRow, Trx } from '../database/schema.ts';
import { contactMade } from '../inquiries/contact.ts';
import { type Actor, addEvents, eventRow } from '../inquiries/events-store.ts';
import { fromRow } from '../inquiries/row.ts';
import { lockInquiry, setInquiry } from '../inquiries/row-store.ts';
import type { Training } from '../spam/training.ts';
import { isAtWork } from '../staff/at-work-store.ts';
import type { AssignmentMails } from './assignment-mails-store.ts';
import { eventsOf, rowChange, UNDOABLE } from './change.ts';
import { saveForUndo } from './undo-store.ts';

/** Holds mails of suspected spam until its rescue, and releases them, in the same transaction. */
export type SpamMails = {
  hold(trx: Trx, inquiryIds: string[]): Promise<void>;
  release(trx: Trx, inquiryIds: string[]): Promise<void>;
};

/** Also tells of assignments. */
export type DeskMails = SpamMails & AssignmentMails;

/** Learns from what staff decided, in the same transaction. */
export type SpamTraining = Pick<Training, 'learn'>;

/** `undo`: what the change can be undone by; null when nothing, or more than one thing, changed. */
export type Changed = { inquiry: Inquiry; undo: string | null };

export type DeskStore = ReturnType<typeof deskStore>;

export function deskStore(db: Db, mails: DeskMails, training: SpamTraining) {
  return {
    /** Whether the account exists and works on inquiries. */
    async mayBeAssigned(staffId: string): Promise<boolean> {
      const row = await db
        .selectFrom('staff_users')
        .select('id')
        .where('id', '=', staffId)
        .where(isAtWork('staff_users'))
        .executeTakeFirst();
      return row !== undefined;
    },

    /**
     * @param ifVersion changes the inquiry only if it still has this version.
     * @returns the changed inquiry; `null` when there is none; `'stale'` when it has another version; `'not-lost'` for a
     *   reason of one that isn't lost.
     */
    async update(
      id: string,
      change: DeskUpdate,
      actor: NonNullable<Actor>,
      at: string,
      ifVersion: number | null,
    ): Promise<Changed | null | 'stale' | 'not-lost'> {
      return db.transaction().execute(async (trx) => {
        const before = await lockInquiry(trx, id);
        if (!before) return null;
        if (ifVersion !== null && before.version !== ifVersion) return 'stale';
        if (change.lostReason && !isLost(change.status ?? before.status)) return 'not-lost';
        const events = eventsOf(before, change, actor, at);
        if (events.length === 0) return { inquiry: fromRow(before), undo: null };
        const saidByStatus = await wasSaidByStatus(trx, before, change.status);
        const after = await setInquiry(
          trx,
          before,
          rowChange(before, change, { actor, at, saidByStatus }),
          at,
        );
        if (after.spam !== before.spam) await mails[change.spam ? 'hold' : 'release'](trx, [id]);
        if (after.spam !== before.spam || after.status !== before.status) await training.learn(trx, [id]);
        await addEvents(trx, events);
        const assigneeId = after.assignee_id !== before.assignee_id && after.assignee_id;
        if (assigneeId)
          await mails.assigned(trx, {
            ...{ assigneeId, actor, at },
            of: { inquiryId: id, spam: after.spam === 1 },
          });
        const [field, ...more] = UNDOABLE.filter((name) => change[name] !== undefined);
        const undo = field && more.length === 0 ? await saveForUndo(trx, field, before, actor, at) : null;
        return { inquiry: fromRow(after), undo };
      });
    },

    /** Records a contact by staff, or an unanswered call. Returns null when there is no such inquiry. */
    addContact(
      id: string,
      { kind, outcome = 'reached', text }: ContactLog,
      actor: NonNullable<Actor>,
      at: string,
    ): Promise<Changed | null> {
      return db.transaction().execute(async (trx) => {
        const before = await lockInquiry(trx, id);
        if (!before) return null;
        const isReached = outcome === 'reached';
        const change = isReached ? contactMade(before, actor?.id ?? null, at) : { missed_call: outcome };
        const after = await setInquiry(trx, before, change, at);
        if (isReached) await training.learn(trx, [id]);
        const events = [eventRow(id, at, actor, 'contact', { contact: kind, outcome, text: text || null })];
        if (after.status !== before.status)
          events.push(eventRow(id, at, actor, 'status', { from: before.status, to: after.status }));
        await addEvents(trx, events);
        return { inquiry: fromRow(after), undo: await saveForUndo(trx, 'contact', before, actor, at) };
      });
    },
  };
}

/** Whether an inquiry that goes back to New counts as contacted by an earlier change of status alone. */
async function wasSaidByStatus(trx: Trx, before: InquiryRow, to: string | undefined): Promise<boolean> {
  if (to === undefined || to === before.status || !isWaiting(to) || before.first_contact_at === null)
    return false;
  const contact = await trx
    .selectFrom('inquiry_events')
    .select('id')
    .where('inquiry_id', '=', before.id)
    .where('at', '=', before.first_contact_at)
    .where('kind', 'in', CONTACT_EVENTS)
    .executeTakeFirst();
  return contact === undefined;
}

/** Kinds of the events that a first contact leaves at its instant, other than a change of status. */
export const CONTACT_EVENTS = ['contact', 'mail', 'mail-went-out'];
