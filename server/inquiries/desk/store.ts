/** What staff change in one inquiry. Every change bumps its version and leaves an event. */
import type { Selectable } from 'kysely';
import { isFirstContact } from '#contract/clock.ts';
import type { ContactLog, DeskUpdate } from '#contract/desk.ts';
import type { Inquiry } from '#contract/inquiry.ts';
import type { Db, InquiriesTable, Trx } from '../../database/schema.ts';
import { type Actor, addEvents, type EventRow, eventRow } from '../events-store.ts';
import { fromRow } from '../store.ts';

/** Mails of suspected spam wait until somebody rescues it; this moves them in the same transaction. */
export type SpamMails = {
  hold(trx: Trx, inquiryIds: string[]): Promise<void>;
  release(trx: Trx, inquiryIds: string[]): Promise<void>;
};

export type DeskStore = ReturnType<typeof deskStore>;

/** One event per person and picture in this time. */
const VIEW_MS = 3_600_000;

export function deskStore(db: Db, mails: SpamMails) {
  return {
    /** Whether the account exists and may work. */
    async mayBeAssigned(staffId: string): Promise<boolean> {
      const row = await db
        .selectFrom('staff_users')
        .select('id')
        .where('id', '=', staffId)
        .where('disabled', '=', 0)
        .executeTakeFirst();
      return row !== undefined;
    },

    /**
     * @param ifVersion change it only while it still has this version.
     * @returns the inquiry after the change; `null` if there is none; `'stale'` if it has another version.
     */
    async update(
      id: string,
      change: DeskUpdate,
      actor: Actor,
      at: string,
      ifVersion: number | null,
    ): Promise<Inquiry | null | 'stale'> {
      for (;;) {
        const before = await db.selectFrom('inquiries').selectAll().where('id', '=', id).executeTakeFirst();
        if (!before) return null;
        if (ifVersion !== null && before.version !== ifVersion) return 'stale';
        const events = eventsOf(before, change, actor, at);
        if (events.length === 0) return fromRow(before);
        const after = await db
          .transaction()
          .execute((trx) => changeVersion(trx, mails, before, change, events, actor, at));
        if (after) return fromRow(after);
      }
    },

    /** Keeps a contact that staff made; the first one stops the clock. Null if there is no such inquiry. */
    addContact(id: string, { kind, text }: ContactLog, actor: Actor, at: string): Promise<Inquiry | null> {
      return db.transaction().execute(async (trx) => {
        const row = await trx
          .updateTable('inquiries')
          .set((eb) => ({
            version: eb('version', '+', 1),
            updated_at: at,
            // Each reads the row as it was before.
            first_contact_at: eb.fn.coalesce('first_contact_at', eb.val(at)),
            first_contact_by: eb
              .case()
              .when('first_contact_at', 'is', null)
              .then(actor?.id ?? null)
              .else(eb.ref('first_contact_by'))
              .end(),
          }))
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirst();
        if (!row) return null;
        await addEvents(trx, [eventRow(id, at, actor, 'contact', { contact: kind, text: text || null })]);
        return fromRow(row);
      });
    },

    /** @returns false if the inquiry, or the picture in it, doesn't exist. */
    addAttachmentView(id: string, url: string, actor: { id: string; name: string }, at: string) {
      return db.transaction().execute(async (trx): Promise<boolean> => {
        // Changes nothing, but holds the row: of two clicks at once the second waits, and finds the first's event.
        const row = await trx
          .updateTable('inquiries')
          .set((eb) => ({ version: eb.ref('version') }))
          .where('id', '=', id)
          .returning('attachments')
          .executeTakeFirst();
        if (!row || !(JSON.parse(row.attachments) as string[]).includes(url)) return false;
        const event = eventRow(id, at, actor, 'attachment-view', { url });
        const seen = await trx
          .selectFrom('inquiry_events')
          .select('id')
          .where('inquiry_id', '=', id)
          .where('at', '>', new Date(Date.parse(at) - VIEW_MS).toISOString())
          .where('kind', '=', 'attachment-view')
          .where('actor_id', '=', actor.id)
          .where('data', '=', event.data)
          .executeTakeFirst();
        if (!seen) await addEvents(trx, [event]);
        return true;
      });
    },
  };
}

type Row = Selectable<InquiriesTable>;

/** Changes the row only while it is still `before`; undefined when a colleague was quicker. */
async function changeVersion(
  trx: Trx,
  mails: SpamMails,
  before: Row,
  change: DeskUpdate,
  events: EventRow[],
  actor: Actor,
  at: string,
): Promise<Row | undefined> {
  const { status, notes, assigneeId, spam } = change;
  const contact =
    status !== undefined && before.first_contact_at === null && isFirstContact(before.status, status);
  const after = await trx
    .updateTable('inquiries')
    .set({
      status,
      notes,
      assignee_id: assigneeId,
      spam: spam === undefined ? undefined : Number(spam),
      ...(contact && { first_contact_at: at, first_contact_by: actor?.id ?? null }),
      version: before.version + 1,
      updated_at: at,
    })
    .where('id', '=', before.id)
    .where('version', '=', before.version)
    .returningAll()
    .executeTakeFirst();
  if (!after) return undefined;
  if (after.spam !== before.spam) await mails[spam ? 'hold' : 'release'](trx, [before.id]);
  await addEvents(trx, events);
  return after;
}

/** One for each thing that becomes different; a note is one even when it says the same again. */
function eventsOf(before: Row, change: DeskUpdate, actor: Actor, at: string): EventRow[] {
  const events: EventRow[] = [];
  const add = (kind: string, data: object) => events.push(eventRow(before.id, at, actor, kind, data));
  const { status, notes, assigneeId, spam } = change;
  if (status !== undefined && status !== before.status) add('status', { from: before.status, to: status });
  if (notes !== undefined) add('note', { text: notes });
  if (assigneeId !== undefined && assigneeId !== before.assignee_id)
    add('assignment', { from: before.assignee_id, to: assigneeId });
  if (spam !== undefined && Number(spam) !== before.spam) add('spam', { spam });
  return events;
}
