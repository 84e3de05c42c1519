/** Staff changes to one inquiry. Every change increments its version and records an event. */
import type { Clash } from '#contract/inquiries/clashes.ts';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import type { ContactLog, InquiryChange } from '#contract/inquiries/inquiry-action-schemas.ts';
import { isClosed, isLost, isWaiting } from '#contract/inquiries/statuses.ts';
import type { EndedInquiries } from '../booking/ending-store.ts';
import type { Db, InquiryRow, Trx } from '../database/schema.ts';
import { addEvents, type EventActor, eventRow, isRecorded } from '../inquiries/events-store.ts';
import { fromRow } from '../inquiries/row-mapping.ts';
import { lockInquiry, setInquiry } from '../inquiries/row-store.ts';
import { applyContact } from '../inquiries/waiting-state.ts';
import { reindexInquiry } from '../search/search-store.ts';
import { isActiveInquiryStaff } from '../staff/active-staff-store.ts';
import type { AssignmentMails } from './assignment-mails-store.ts';
import { eventsOf, rowChange, UNDOABLE } from './change.ts';
import { type Basis, clashesOf } from './clashes-store.ts';
import { recordUndo } from './undo-store.ts';

/** Holds emails of suspected spam until its rescue, and releases them, in the same transaction. */
export type SpamMails = {
  hold(trx: Trx, inquiryIds: string[]): Promise<void>;
  release(trx: Trx, inquiryIds: string[]): Promise<void>;
};

/** Also notifies staff of assignments. */
export type InquiryActionMails = SpamMails & AssignmentMails;

/** Meetings of inquiries that end, in the same transaction. */
export type InquiryActionMeetings = {
  /** @returns how many were canceled. */
  endUpcoming(
    trx: Trx,
    whose: EndedInquiries,
    by: { actor: EventActor; at: string; undo: string | null },
  ): Promise<number>;
  /** @returns how many are lost. */
  restore(trx: Trx, bulkId: string, by: { actor: EventActor; at: string }): Promise<number>;
};

/** `undo`: the id by which the change is undone; null when nothing, or more than one field, changed. */
export type ChangedInquiry = { inquiry: Inquiry; undo: string | null };

type Clashing = { current: Inquiry; clashes: Clash[] };

export type InquiryActionsStore = ReturnType<typeof inquiryActionsStore>;

export function inquiryActionsStore(db: Db, mails: InquiryActionMails, meetings: InquiryActionMeetings) {
  return {
    /** Whether the account exists and works on inquiries. */
    async mayBeAssigned(staffId: string): Promise<boolean> {
      const row = await db
        .selectFrom('staff_users')
        .select('id')
        .where('id', '=', staffId)
        .where(isActiveInquiryStaff('staff_users'))
        .executeTakeFirst();
      return row !== undefined;
    },

    /**
     * @param basis the values that staff saw; a note with a `key` is saved once.
     * @returns the changed inquiry; `null` when there is none; the current inquiry and its clashes; `'not-lost'` for the
     *   reason of an inquiry that isn't lost; `'has-email'` for an address in addition to the client's own; `'key-used'`
     *   for a key of another change.
     */
    async update(
      id: string,
      change: InquiryChange,
      actor: NonNullable<EventActor>,
      at: string,
      { key, ...basis }: Basis & { key?: string },
    ): Promise<ChangedInquiry | Clashing | null | 'not-lost' | 'has-email' | 'key-used'> {
      return db.transaction().execute(async (trx) => {
        const before = await lockInquiry(trx, id);
        if (!before) return null;
        const current = fromRow(before);
        const known =
          change.notes !== undefined && key && (await isRecorded(trx, key, { inquiryId: id, actor }));
        if (known) return known === 'other' ? 'key-used' : { inquiry: current, undo: null };
        const clashes = await clashesOf(trx, current, change, { ...basis, actorId: actor.id });
        if (clashes.length > 0) return { current, clashes };
        if (change.lostReason && !isLost(change.status ?? before.status)) return 'not-lost';
        if (change.email !== undefined && before.email !== '') return 'has-email';
        const events = eventsOf(before, change, { actor, at, noteId: key });
        if (events.length === 0) return { inquiry: current, undo: null };
        const saidByStatus = await wasSaidByStatus(trx, before, change.status);
        const after = await setInquiry(
          trx,
          before,
          rowChange(before, change, { actor, at, saidByStatus }),
          at,
        );
        if (after.spam !== before.spam) await mails[change.spam ? 'hold' : 'release'](trx, [id]);
        await addEvents(trx, events);
        if (change.email !== undefined) await reindexInquiry(trx, [id]);
        const assigneeId = after.assignee_id !== before.assignee_id && after.assignee_id;
        if (assigneeId)
          await mails.assigned(trx, {
            ...{ assigneeId, actor, at },
            of: { inquiryId: id, spam: after.spam === 1 },
          });
        const [field, ...more] = UNDOABLE.filter((name) => change[name] !== undefined);
        const undo = field && more.length === 0 ? await recordUndo(trx, field, before, actor, at) : null;
        if (!ends(before, after)) return { inquiry: fromRow(after), undo };
        await meetings.endUpcoming(trx, { inquiryId: id }, { actor, at, undo });
        return { inquiry: fromRow((await lockInquiry(trx, id)) ?? after), undo };
      });
    },

    /**
     * Records a contact by staff, or an unanswered call; with a `key`, once.
     * @returns null when there is no such inquiry; `'key-used'` for a key of something else.
     */
    addContact(
      id: string,
      { kind, outcome = 'reached', text, secondsAgo = 0 }: ContactLog,
      actor: NonNullable<EventActor>,
      at: string,
      key?: string,
    ): Promise<ChangedInquiry | null | 'key-used'> {
      return db.transaction().execute(async (trx) => {
        const before = await lockInquiry(trx, id);
        if (!before) return null;
        const known = key && (await isRecorded(trx, key, { inquiryId: id, actor }));
        if (known) return known === 'other' ? 'key-used' : { inquiry: fromRow(before), undo: null };
        const isReached = outcome === 'reached';
        const saidAt = secondsBefore(at, secondsAgo, before.created_at);
        const change = isReached ? applyContact(before, actor.id, saidAt) : missed(before, outcome, saidAt);
        const after = await setInquiry(trx, before, change, at);
        const said = { contact: kind, outcome, text: text || null, ...(saidAt !== at && { heardAt: at }) };
        const events = [eventRow(id, saidAt, actor, 'contact', said, key)];
        if (after.status !== before.status)
          events.push(eventRow(id, at, actor, 'status', { from: before.status, to: after.status }));
        await addEvents(trx, events);
        return { inquiry: fromRow(after), undo: await recordUndo(trx, 'contact', before, actor, at) };
      });
    },
  };
}

/** Whether a change ends the inquiry, so that its meeting time is released. */
const ends = (before: InquiryRow, after: InquiryRow): boolean =>
  (after.spam === 1 && before.spam === 0) || (after.status !== before.status && isClosed(after.status));

/** Returns an instant no earlier than the inquiry itself. */
function secondsBefore(at: string, seconds: number, earliest: string): string {
  const then = new Date(Date.parse(at) - seconds * 1000).toISOString();
  return seconds === 0 || then > at ? at : then < earliest ? earliest : then;
}

/** Ignores an unanswered call that is reported late if the visitor has been reached since. */
const missed = (before: InquiryRow, outcome: string, saidAt: string) =>
  before.first_contact_at !== null && before.first_contact_at > saidAt ? {} : { missed_call: outcome };

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
