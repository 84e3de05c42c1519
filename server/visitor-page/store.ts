/** An inquiry as its visitor sees it, and the visitor's changes (docs/decisions/0014). */
import type { Expression, ExpressionBuilder, Selectable, SqlBool } from 'kysely';
import type { VisitorAnswers } from '#contract/inquiries/follow-up-questions.ts';
import { valuesOf } from '#contract/inquiries/inquiry-fields.ts';
import { phoneKey } from '#contract/inquiries/phone-key.ts';
import {
  VISITOR_LIMITS,
  type VisitorEntry,
  type VisitorLink,
  type VisitorLinkEventKind,
  type VisitorRequest,
} from '#contract/inquiries/visitor.ts';
import type { VisitorChange } from '#contract/mail/mail.ts';
import type { Database, Db, InquiriesTable, Trx } from '../database/schema.ts';
import { addEvents, type EventActor, eventRow } from '../inquiries/events-store.ts';
import { fromRow } from '../inquiries/row-mapping.ts';
import { lockInquiry } from '../inquiries/row-store.ts';
import { applyVisitorMessage } from '../inquiries/waiting-state.ts';
import { stopScheduled } from '../mail/scheduled-store.ts';
import { filesOfMails } from '../outbox/files-store.ts';
import { kindsWith } from '../outbox/mail-traits.ts';
import { mailboxOf } from '../outbox/mailbox-caps.ts';
import { emailKeyOrNull } from '../search/contact-keys.ts';
import { reindexInquiry } from '../search/search-store.ts';
import { answersOf, saveAnswers } from './answers-store.ts';
import { meetingEntries } from './meeting-entries-store.ts';

/** A requested change. A correction has only the new values, since the transaction reads the old ones. */
export type AskedChange =
  | Extract<VisitorChange, { kind: 'message' }>
  | { kind: 'correction'; email: string; phone: string | null }
  | { kind: Exclude<VisitorChange['kind'], 'message' | 'correction'> };

/** `other-content`: the idempotency key was used before with other content. */
export type VisitorRefusal =
  | 'unknown'
  | 'unchanged'
  | 'too-many'
  | 'too-many-addresses'
  | 'too-many-pictures'
  | 'other-content';

/** The applied change, for callbacks within the same transaction. */
export type Changed = {
  inquiry: Pick<Row, 'id' | 'email' | 'spam'>;
  change: VisitorChange;
  /** The email address changed. */
  newAddress: boolean;
  /** The change stopped a scheduled reply. */
  stoppedReply: boolean;
};

type Row = Selectable<InquiriesTable>;

export type VisitorStore = ReturnType<typeof visitorStore>;

/** @param withMeetings lists events of meetings among the updates; false when booking is off. */
export function visitorStore(db: Db, { withMeetings }: { withMeetings: boolean }) {
  return {
    async find(tokenHash: string): Promise<VisitorRequest | null> {
      const row = await db
        .selectFrom('inquiries')
        .selectAll()
        .where('visitor_token_hash', '=', tokenHash)
        .executeTakeFirst();
      if (!row) return null;
      const entries = await entriesOf(db, row.id, withMeetings);
      return toRequest(row, entries, await answersOf(db, row.id));
    },

    answer: (tokenHash: string, answers: VisitorAnswers, at: string) =>
      saveAnswers(db, tokenHash, answers, at),

    /** Finds a file of a reply that the visitor may read. */
    file: (tokenHash: string, fileId: string) =>
      db
        .selectFrom('mail_files as f')
        .innerJoin('mails', 'mails.id', 'f.mail_id')
        .innerJoin('inquiries as i', 'i.id', 'mails.inquiry_id')
        .select(['f.id', 'f.name', 'f.type', 'f.bytes', 'f.blob_id as blobId'])
        .where('f.id', '=', fileId)
        .where('i.visitor_token_hash', '=', tokenHash)
        .where(isSaid(new Date().toISOString()))
        .executeTakeFirst(),

    /**
     * Applies a change and records its event, once per key.
     * @param key idempotency key of the form, a UUID.
     * @param alongside runs in the same transaction when the change is applied.
     * @returns null when the change is applied, now or earlier; otherwise the refusal.
     */
    change(
      tokenHash: string,
      key: string,
      asked: AskedChange,
      at: string,
      alongside: (trx: Trx, changed: Changed) => Promise<void>,
    ): Promise<VisitorRefusal | null> {
      return db.transaction().execute(async (trx) => {
        const row = await lock(trx, tokenHash);
        if (!row) return 'unknown';
        const events = await visitorEvents(trx, row.id);
        const before = events.find(({ data }) => data.form === key);
        if (before) return isSame(asked, before) ? null : 'other-content';
        if (events.length >= VISITOR_LIMITS.additionsMax) return 'too-many';
        const planned = plan(row, asked, at);
        if (planned === null || typeof planned === 'string') return planned;
        const { set, change } = planned;
        if (changesAddress(change) && events.filter(wasAddressChange).length >= VISITOR_LIMITS.addressesMax)
          return 'too-many-addresses';
        await trx
          .updateTable('inquiries')
          .set({
            ...set,
            ...applyVisitorMessage(row, change.kind, at),
            version: row.version + 1,
            updated_at: at,
          })
          .where('id', '=', row.id)
          .execute();
        if (change.kind === 'correction') await reindexInquiry(trx, [row.id]);
        const { kind, ...data } = change;
        await addEvents(trx, [eventRow(row.id, at, null, `visitor-${kind}`, { ...data, form: key })]);
        const stopped = await stopScheduled(trx, row.id, kind, at);
        const email = set.email ?? row.email;
        await alongside(trx, {
          inquiry: { id: row.id, email, spam: row.spam },
          change,
          newAddress: email !== row.email,
          stoppedReply: stopped > 0,
        });
        return null;
      });
    },

    /** Returns the state of an inquiry's private link; null when there is no such inquiry. */
    async link(id: string): Promise<VisitorLink | null> {
      const row = await db
        .selectFrom('inquiries')
        .select('visitor_token_hash')
        .where('id', '=', id)
        .executeTakeFirst();
      return row ? { state: row.visitor_token_hash === null ? 'revoked' : 'active' } : null;
    },

    /**
     * Revokes the link, or replaces it with the next generation. The old link never works again.
     * @param hashOf returns the hash to store for a generation; null stores none.
     * @param alongside runs in the same transaction.
     * @returns false when there is no such inquiry.
     */
    setLink(
      id: string,
      kind: VisitorLinkEventKind,
      actor: EventActor,
      at: string,
      hashOf: (generation: number) => string | null,
      alongside: (trx: Trx, inquiry: Changed['inquiry']) => Promise<void>,
    ): Promise<boolean> {
      return db.transaction().execute(async (trx) => {
        const row = await lockInquiry(trx, id);
        if (!row) return false;
        const generation = row.visitor_link_generation + 1;
        await trx
          .updateTable('inquiries')
          .set({ visitor_link_generation: generation, visitor_token_hash: hashOf(generation) })
          .where('id', '=', id)
          .execute();
        await addEvents(trx, [eventRow(id, at, actor, kind, {})]);
        await alongside(trx, row);
        return true;
      });
    },

    /**
     * Redirects the visitor's unclaimed emails to the corrected address. A claimed email may already be on its way to the
     * old one.
     * @returns their kinds, which aren't needed a second time.
     */
    async redirectMails(trx: Trx, inquiryId: string, email: string): Promise<string[]> {
      const mails = await trx
        .updateTable('mails')
        .set((eb) => ({
          recipient: email,
          allowed_at: null,
          capped_as: eb.case().when('capped_as', 'is not', null).then(mailboxOf(email)).else(null).end(),
        }))
        .where('inquiry_id', '=', inquiryId)
        .where('kind', 'in', kindsWith('redirected'))
        .where('state', 'in', ['waiting', 'held'])
        .where('attempts', '=', 0)
        .returning('kind')
        .execute();
      return mails.map(({ kind }) => kind);
    },

    /** The meeting that is held until its visitor confirms it. */
    heldMeeting: (trx: Trx, inquiryId: string) =>
      trx
        .selectFrom('bookings')
        .select('id')
        .where('inquiry_id', '=', inquiryId)
        .where('state', '=', 'requested')
        .executeTakeFirst(),
  };
}

/** Reads and locks the row until the transaction ends, by a no-op update, because SQLite has no `for update`. */
const lock = (trx: Trx, tokenHash: string) =>
  trx
    .updateTable('inquiries')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('visitor_token_hash', '=', tokenHash)
    .returningAll()
    .executeTakeFirst();

type Planned = { set: Partial<Row>; change: VisitorChange };

/** Plans a change to the row; null when nothing would change. */
function plan(row: Row, asked: AskedChange, at: string): Planned | VisitorRefusal | null {
  switch (asked.kind) {
    case 'message': {
      const attachments = [...(JSON.parse(row.attachments) as string[]), ...asked.attachments];
      return attachments.length > VISITOR_LIMITS.picturesMax && asked.attachments.length > 0
        ? 'too-many-pictures'
        : { set: { attachments: JSON.stringify(attachments) }, change: asked };
    }
    case 'correction':
      return correction(row, asked);
    case 'withdrawal':
      return row.withdrawn_at ? null : { set: { withdrawn_at: at }, change: asked };
    case 'withdrawal-taken-back':
      return row.withdrawn_at ? { set: { withdrawn_at: null }, change: asked } : null;
    case 'erasure-request':
      return row.erasure_requested_at ? null : { set: { erasure_requested_at: at }, change: asked };
  }
}

function correction(
  row: Row,
  { email, phone }: Extract<AskedChange, { kind: 'correction' }>,
): Planned | VisitorRefusal {
  const changes = [
    { field: 'email' as const, from: row.email, to: email },
    { field: 'phone' as const, from: row.phone, to: phone },
  ].filter(({ from, to }) => from !== to);
  if (changes.length === 0) return 'unchanged';
  return {
    set: {
      ...{ email, phone, email_key: emailKeyOrNull(email), phone_key: phoneKey(phone) },
      ...(email.toLowerCase() !== row.email.toLowerCase() && { email_confirmed_at: null }),
    },
    change: { kind: 'correction', changes },
  };
}

const changesAddress = (change: VisitorChange): boolean =>
  change.kind === 'correction' && change.changes.some(({ field }) => field === 'email');

const wasAddressChange = ({ kind, data }: VisitorEvent): boolean =>
  kind === 'visitor-correction' && changesAddress({ kind: 'correction', ...data } as VisitorChange);

type VisitorEvent = { kind: string; at: string; data: Record<string, unknown> };

/** Returns the visitor's events, oldest first. */
async function visitorEvents(db: Db | Trx, inquiryId: string): Promise<VisitorEvent[]> {
  const rows = await db
    .selectFrom('inquiry_events')
    .select(['kind', 'at', 'data'])
    .where('inquiry_id', '=', inquiryId)
    .where('kind', 'in', [
      'visitor-message',
      'visitor-correction',
      'visitor-withdrawal',
      'visitor-withdrawal-taken-back',
      'visitor-erasure-request',
    ])
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, data: JSON.parse(row.data) }));
}

/**
 * Whether an event came from a resubmission of the same form. Its pictures were uploaded again, so their addresses
 * differ.
 */
function isSame(asked: AskedChange, { kind, data }: VisitorEvent): boolean {
  if (kind !== `visitor-${asked.kind}`) return false;
  return asked.kind !== 'message' || asked.text === data.text;
}

/** A reply that the visitor may read, including undelivered and bounced ones. */
const isSaid =
  (now: string) =>
  (eb: ExpressionBuilder<Database, 'mails'>): Expression<SqlBool> =>
    eb.and([
      eb('mails.kind', '=', 'reply'),
      eb('mails.state', 'in', ['waiting', 'sent', 'dead', 'bounced']),
      // While sending can be undone, and until its scheduled time, a reply isn't shown.
      eb.or([
        eb('mails.state', '<>', 'waiting'),
        eb('mails.attempts', '>', 0),
        eb('mails.run_at', '<=', now),
      ]),
    ]);

/** Returns the messages of both sides after the inquiry, oldest first. */
async function entriesOf(db: Db, inquiryId: string, withMeetings: boolean): Promise<VisitorEntry[]> {
  const events = await visitorEvents(db, inquiryId);
  const replies = await db
    .selectFrom('mails')
    .select((eb) => ['id', 'data', eb.fn.coalesce('scheduled_at', 'created_at').as('at')])
    .where('inquiry_id', '=', inquiryId)
    .where(isSaid(new Date().toISOString()))
    .orderBy('id')
    .execute();
  const files = await filesOfMails(
    db,
    replies.map(({ id }) => id),
  );
  const entries = [
    ...(withMeetings ? await meetingEntries(db, inquiryId) : []),
    ...events.map(
      ({ kind, at, data: { form: _, ...data } }): VisitorEntry => ({
        from: 'visitor',
        at,
        change: { kind: kind.slice('visitor-'.length), ...data } as VisitorChange,
      }),
    ),
    ...replies.map(({ id, at, data }): VisitorEntry => {
      const { staffName, subject, text } = JSON.parse(data);
      const enclosed = (files.get(id) ?? []).map(({ type: _, ...file }) => file);
      return { from: 'studio', at, name: staffName, subject, text, files: enclosed };
    }),
  ];
  return entries.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

function toRequest(row: Row, entries: VisitorEntry[], answers: VisitorAnswers | null): VisitorRequest {
  const later = new Set(
    entries.flatMap((entry) =>
      entry.from === 'visitor' && entry.change.kind === 'message' ? entry.change.attachments : [],
    ),
  );
  const { reference, status, createdAt, attachments, ...inquiry } = fromRow(row);
  return {
    ...valuesOf(inquiry),
    reference,
    attachments: attachments.filter((url) => !later.has(url)),
    status,
    createdAt,
    answeredAt: inquiry.firstContactAt,
    withdrawnAt: inquiry.withdrawnAt,
    erasureRequestedAt: inquiry.erasureRequestedAt,
    answers,
    entries,
  };
}
