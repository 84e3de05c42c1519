/** A request as its sender sees it, and what the sender changes about it (docs/decisions/0012). */
import type { Selectable } from 'kysely';
import type { VisitorChange } from '#contract/mail.ts';
import {
  VISITOR_LIMITS,
  type VisitorEntry,
  type VisitorLink,
  type VisitorLinkEventKind,
  type VisitorRequest,
} from '#contract/visitor.ts';
import type { Db, InquiriesTable, Trx } from '../database/schema.ts';
import { emailKey, phoneKey } from '../inquiries/contact-keys.ts';
import { type Actor, addEvents, eventRow } from '../inquiries/events-store.ts';
import { searchAnew } from '../inquiries/list/search-store.ts';

/** What a form asks for; a correction by its new values, since only the transaction knows the old ones. */
export type AskedChange =
  | Extract<VisitorChange, { kind: 'message' }>
  | { kind: 'correction'; email: string; phone: string | null }
  | { kind: Exclude<VisitorChange['kind'], 'message' | 'correction'> };

/** `other-content`: the form's key was used before, for something else. */
export type Refusal =
  | 'unknown'
  | 'unchanged'
  | 'too-many'
  | 'too-many-addresses'
  | 'too-many-pictures'
  | 'other-content';

/** What was changed, for those who act on it within the same transaction. */
export type Changed = {
  inquiry: Pick<Row, 'id' | 'email' | 'spam'>;
  change: VisitorChange;
  /** The e-mail address is another than before. */
  newAddress: boolean;
};

type Row = Selectable<InquiriesTable>;

export type VisitorStore = ReturnType<typeof visitorStore>;

export function visitorStore(db: Db) {
  return {
    async find(tokenHash: string): Promise<VisitorRequest | null> {
      const row = await db
        .selectFrom('inquiries')
        .selectAll()
        .where('visitor_token_hash', '=', tokenHash)
        .executeTakeFirst();
      return row ? toRequest(row, await entriesOf(db, row.id)) : null;
    },

    /**
     * Makes a change once, however often its form arrives, with its event.
     * @param key UUID of the form.
     * @param alongside runs in the same transaction, for a change that is made.
     * @returns null when it is made, or was before; else why not.
     */
    change(
      tokenHash: string,
      key: string,
      asked: AskedChange,
      at: string,
      alongside: (trx: Trx, changed: Changed) => Promise<void>,
    ): Promise<Refusal | null> {
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
          .set({ ...set, version: row.version + 1, updated_at: at })
          .where('id', '=', row.id)
          .execute();
        if (change.kind === 'correction') await searchAnew(trx, [row.id]);
        const { kind, ...data } = change;
        await addEvents(trx, [eventRow(row.id, at, null, `visitor-${kind}`, { ...data, form: key })]);
        const email = set.email ?? row.email;
        await alongside(trx, {
          inquiry: { id: row.id, email, spam: row.spam },
          change,
          newAddress: email !== row.email,
        });
        return null;
      });
    },

    /** Whether an inquiry's private link works; null when there is no such inquiry. */
    async link(id: string): Promise<VisitorLink | null> {
      const row = await db
        .selectFrom('inquiries')
        .select('visitor_token_hash')
        .where('id', '=', id)
        .executeTakeFirst();
      return row ? { state: row.visitor_token_hash === null ? 'revoked' : 'active' } : null;
    },

    /**
     * Stops the link, or replaces it by the next one. Either way the one before never works again.
     * @param hashOf the hash to keep for a generation; null to keep none.
     * @param alongside runs in the same transaction.
     * @returns false when there is no such inquiry.
     */
    setLink(
      id: string,
      kind: VisitorLinkEventKind,
      actor: Actor,
      at: string,
      hashOf: (generation: number) => string | null,
      alongside: (trx: Trx, inquiry: Changed['inquiry']) => Promise<void>,
    ): Promise<boolean> {
      return db.transaction().execute(async (trx) => {
        const row = await trx
          .updateTable('inquiries')
          .set((eb) => ({
            visitor_token_hash: null,
            visitor_link_generation: eb('visitor_link_generation', '+', 1),
          }))
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirst();
        if (!row) return false;
        await trx
          .updateTable('inquiries')
          .set({ visitor_token_hash: hashOf(row.visitor_link_generation) })
          .where('id', '=', id)
          .execute();
        await addEvents(trx, [eventRow(id, at, actor, kind, {})]);
        await alongside(trx, row);
        return true;
      });
    },

    /**
     * Mails to the visitor that nobody has begun to send go to the corrected address. One that a worker has claimed
     * may be on its way to the old one already.
     * @returns whether the receipt is among them, so that no second one is needed.
     */
    async redirectMails(trx: Trx, inquiryId: string, email: string): Promise<boolean> {
      const mails = await trx
        .updateTable('mails')
        .set({ recipient: email })
        .where('inquiry_id', '=', inquiryId)
        .where('kind', 'in', ['inquiry-visitor', 'reply'])
        .where('state', 'in', ['waiting', 'held'])
        .where('attempts', '=', 0)
        .returning('kind')
        .execute();
      return mails.some(({ kind }) => kind === 'inquiry-visitor');
    },
  };
}

/** Reads the row and keeps it until the transaction ends: a write, because SQLite knows no other way. */
const lock = (trx: Trx, tokenHash: string) =>
  trx
    .updateTable('inquiries')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('visitor_token_hash', '=', tokenHash)
    .returningAll()
    .executeTakeFirst();

type Planned = { set: Partial<Row>; change: VisitorChange };

/** What a change means for the row; null when it is so already. */
function plan(row: Row, asked: AskedChange, at: string): Planned | Refusal | null {
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
): Planned | Refusal {
  const changes = [
    { field: 'email' as const, from: row.email, to: email },
    { field: 'phone' as const, from: row.phone, to: phone },
  ].filter(({ from, to }) => from !== to);
  if (changes.length === 0) return 'unchanged';
  return {
    set: { email, phone, email_key: emailKey(email), phone_key: phoneKey(phone) },
    change: { kind: 'correction', changes },
  };
}

const changesAddress = (change: VisitorChange): boolean =>
  change.kind === 'correction' && change.changes.some(({ field }) => field === 'email');

const wasAddressChange = ({ kind, data }: VisitorEvent): boolean =>
  kind === 'visitor-correction' && changesAddress({ kind: 'correction', ...data } as VisitorChange);

type VisitorEvent = { kind: string; at: string; data: Record<string, unknown> };

/** What the visitor did, oldest first. */
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

/** A repeat of the same form. Its pictures arrived anew, so they have other addresses. */
function isSame(asked: AskedChange, { kind, data }: VisitorEvent): boolean {
  if (kind !== `visitor-${asked.kind}`) return false;
  return asked.kind !== 'message' || asked.text === data.text;
}

/** Everything said after the request, by both sides, oldest first. */
async function entriesOf(db: Db, inquiryId: string): Promise<VisitorEntry[]> {
  const events = await visitorEvents(db, inquiryId);
  const replies = await db
    .selectFrom('mails')
    .select(['created_at', 'data'])
    .where('inquiry_id', '=', inquiryId)
    .where('kind', '=', 'reply')
    // A reply that mail could not deliver can be read here.
    .where('state', 'in', ['waiting', 'sent', 'dead'])
    .orderBy('id')
    .execute();
  const entries = [
    ...events.map(
      ({ kind, at, data: { form: _, ...data } }): VisitorEntry => ({
        from: 'visitor',
        at,
        change: { kind: kind.slice('visitor-'.length), ...data } as VisitorChange,
      }),
    ),
    ...replies.map(({ created_at, data }): VisitorEntry => {
      const { staffName, subject, text } = JSON.parse(data);
      return { from: 'studio', at: created_at, name: staffName, subject, text };
    }),
  ];
  return entries.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

function toRequest(row: Row, entries: VisitorEntry[]): VisitorRequest {
  const later = new Set(
    entries.flatMap((entry) =>
      entry.from === 'visitor' && entry.change.kind === 'message' ? entry.change.attachments : [],
    ),
  );
  const attachments = (JSON.parse(row.attachments) as string[]).filter((url) => !later.has(url));
  return {
    reference: row.reference,
    name: row.name,
    email: row.email,
    phone: row.phone,
    serviceType: row.service_type,
    message: row.message,
    attachments,
    status: row.status,
    createdAt: row.created_at,
    answeredAt: row.first_contact_at,
    withdrawnAt: row.withdrawn_at,
    erasureRequestedAt: row.erasure_requested_at,
    entries,
  };
}
