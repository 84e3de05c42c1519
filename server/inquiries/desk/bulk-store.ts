/**
 * One change of many inquiries, and its undo. Both are a handful of statements over whole sets, so that
 * ten thousand inquiries hold SQLite's only write lock for a moment (docs/decisions/0016).
 */
import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { isFirstContact } from '#contract/clock.ts';
import type { BulkAnswer, BulkChange, UndoAnswer } from '#contract/desk.ts';
import { INQUIRY_STATUSES } from '#contract/inquiry.ts';
import { isPostgres } from '../../database/dialect.ts';
import type { Database, Db, Trx } from '../../database/schema.ts';
import { matching } from '../list/matching-store.ts';
import type { ListFilter } from '../list/parse.ts';
import type { SpamMails } from './store.ts';

type Person = { id: string; name: string };
/** Which inquiries are meant: named one by one, or all that the list shows for a filter. */
export type Chosen = { ids: string[] } | { filter: ListFilter };

export type BulkStore = ReturnType<typeof bulkStore>;

/** Of what an undo leaves as it is, so many are named. */
const NAMED = 100;

export function bulkStore(db: Db, mails: SpamMails) {
  return {
    /**
     * Changes all that are chosen and not so already; each gets one event.
     * @returns `'too-many'`, with nothing changed, when there are more than `max`.
     */
    change(
      chosen: Chosen,
      change: BulkChange,
      actor: Person,
      at: string,
      max: number,
    ): Promise<BulkAnswer | 'too-many'> {
      const id = uuid();
      return db
        .transaction()
        .execute(async (trx) => {
          await forgetOld(trx, at);
          await trx
            .insertInto('bulk_changes')
            .values({ id, at, staff_id: actor.id, field: Object.keys(change)[0] as string })
            .execute();
          const changed = await takeItems(trx, id, chosen, change, max);
          if (changed > max) throw TOO_MANY;
          await addEventOfEach(trx, id, at, actor, change);
          await applyChange(trx, id, change, actor, at);
          if ('spam' in change) await moveMails(trx, mails, id);
          return { id, changed };
        })
        .catch((error) => {
          if (error === TOO_MANY) return 'too-many';
          throw error;
        });
    },

    /** @param since the oldest that may still be undone. @returns why not, or what was restored. */
    undo(
      id: string,
      actor: Person,
      at: string,
      since: string,
    ): Promise<UndoAnswer | 'unknown' | 'too-late' | 'undone'> {
      return db.transaction().execute(async (trx) => {
        const taken = await trx
          .updateTable('bulk_changes')
          .set({ undone_at: at })
          .where('id', '=', id)
          .where('staff_id', '=', actor.id)
          .where('at', '>=', since)
          .where('undone_at', 'is', null)
          .returning('field')
          .executeTakeFirst();
        if (!taken) return whyNot(trx, id, actor);
        const kept = await dropChangedSince(trx, id);
        await addEventOfEach(trx, id, at, actor, taken.field as Field);
        const restored = await restore(trx, id, at);
        if (taken.field === 'spam') await moveMails(trx, mails, id);
        return { restored, kept: kept.length, keptInquiries: kept.slice(0, NAMED) };
      });
    },
  };
}

/** Thrown to roll back. */
const TOO_MANY = new Error('More inquiries match than one change may touch');

/** What an undo needs is of no use to anybody an hour later. */
async function forgetOld(trx: Trx, at: string): Promise<void> {
  const hourAgo = new Date(Date.parse(at) - 3_600_000).toISOString();
  await trx.deleteFrom('bulk_changes').where('at', '<', hourAgo).execute();
}

/** Notes what each inquiry is before; on PostgreSQL this locks them, in an order that two people share. */
async function takeItems(trx: Trx, id: string, chosen: Chosen, change: BulkChange, max: number) {
  const rows = trx
    .selectFrom('inquiries')
    .where((eb) => ('ids' in chosen ? eb('inquiries.id', 'in', chosen.ids) : matching(trx, chosen.filter)))
    .where((eb) => isDifferent(eb, change))
    .select((eb) => [text(id).as('bulk_id'), 'inquiries.id', eb('inquiries.version', '+', 1).as('version')])
    .select(BEFORE)
    .orderBy('inquiries.id')
    .limit(max + 1)
    .$if(isPostgres(trx), (q) => q.forUpdate('inquiries'));
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('bulk_change_items')
    .columns(['bulk_id', 'inquiry_id', 'version', ...COLUMNS])
    .expression(rows)
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows);
}

/** What a change may touch, and an undo brings back. */
const COLUMNS = ['status', 'assignee_id', 'spam', 'first_contact_at', 'first_contact_by'] as const;
const BEFORE = COLUMNS.map((column) => `inquiries.${column}` as const);

function isDifferent(eb: ExpressionBuilder<Database, 'inquiries'>, change: BulkChange) {
  if ('status' in change) return eb('inquiries.status', '<>', change.status);
  if ('spam' in change) return eb('inquiries.spam', '<>', Number(change.spam));
  if (change.assigneeId === null) return eb('inquiries.assignee_id', 'is not', null);
  return eb.or([
    eb('inquiries.assignee_id', 'is', null),
    eb('inquiries.assignee_id', '<>', change.assigneeId),
  ]);
}

type Field = 'status' | 'assigneeId' | 'spam';

/**
 * Written before the inquiries change, from what they are to what they become. All carry the same id,
 * which is theirs alone within each timeline.
 * @param change the change, or the field to which an undo brings back what was.
 */
async function addEventOfEach(
  trx: Trx,
  bulkId: string,
  at: string,
  actor: Person,
  change: BulkChange | Field,
) {
  const field = (typeof change === 'string' ? change : Object.keys(change)[0]) as Field;
  const to = typeof change === 'string' ? null : Object.values(change)[0];
  const { kind, data } = EVENTS[field];
  await sql`insert into inquiry_events (id, inquiry_id, at, actor_id, actor_name, kind, data)
    select ${text(uuid())}, q.id, ${text(at)}, ${text(actor.id)}, ${text(actor.name)}, ${text(kind)},
      '{' || ${data(typeof change === 'string' ? null : text(JSON.stringify(to)))} || ${text(`,"bulk":"${bulkId}"}`)}
    from bulk_change_items i join inquiries q on q.id = i.inquiry_id
    where i.bulk_id = ${bulkId}`.execute(trx);
}

type Sql = RawBuilder<string>;
const text = (value: string): Sql => sql<string>`cast(${value} as text)`;
const json = (column: string): Sql => sql<string>`coalesce('"' || ${sql.ref(column)} || '"', 'null')`;

/** Kind and JSON of the events; `to` is null where what was comes back. */
const EVENTS: Record<Field, { kind: string; data: (to: Sql | null) => Sql }> = {
  status: {
    kind: 'status',
    data: (to) => sql`'"from":' || ${json('q.status')} || ',"to":' || ${to ?? json('i.status')}`,
  },
  assigneeId: {
    kind: 'assignment',
    data: (to) => sql`'"from":' || ${json('q.assignee_id')} || ',"to":' || ${to ?? json('i.assignee_id')}`,
  },
  spam: {
    kind: 'spam',
    data: (to) => sql`'"spam":' || ${to ?? sql`case i.spam when 1 then 'true' else 'false' end`}`,
  },
};

async function applyChange(trx: Trx, bulkId: string, change: BulkChange, actor: Person, at: string) {
  const contactFrom =
    'status' in change ? INQUIRY_STATUSES.filter((from) => isFirstContact(from, change.status)) : [];
  await trx
    .updateTable('inquiries')
    .set((eb) => {
      const contact = eb.and([
        eb('first_contact_at', 'is', null),
        eb('status', 'in', contactFrom as string[]),
      ]);
      return {
        ...('status' in change && { status: change.status }),
        ...('assigneeId' in change && { assignee_id: change.assigneeId }),
        ...('spam' in change && { spam: Number(change.spam) }),
        ...(contactFrom.length > 0 && {
          first_contact_at: eb.case().when(contact).then(at).else(eb.ref('first_contact_at')).end(),
          first_contact_by: eb.case().when(contact).then(actor.id).else(eb.ref('first_contact_by')).end(),
        }),
        version: eb('version', '+', 1),
        updated_at: at,
      };
    })
    .where('id', 'in', (eb) =>
      eb.selectFrom('bulk_change_items').select('inquiry_id').where('bulk_id', '=', bulkId),
    )
    .execute();
}

/** Takes out, and returns, what has another version than the change gave it. */
async function dropChangedSince(trx: Trx, bulkId: string): Promise<UndoAnswer['keptInquiries']> {
  if (isPostgres(trx))
    await sql`select count(*) from (
      select q.id from inquiries q join bulk_change_items i on i.inquiry_id = q.id
      where i.bulk_id = ${bulkId} order by q.id for update of q) locked`.execute(trx);
  const kept = await trx
    .selectFrom('bulk_change_items as i')
    .innerJoin('inquiries as q', 'q.id', 'i.inquiry_id')
    .select(['q.id', 'q.reference', 'q.name'])
    .where('i.bulk_id', '=', bulkId)
    .whereRef('q.version', '<>', 'i.version')
    .orderBy('q.id')
    .execute();
  if (kept.length > 0)
    await trx
      .deleteFrom('bulk_change_items')
      .where('bulk_id', '=', bulkId)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('inquiries as q')
              .select('q.id')
              .whereRef('q.id', '=', 'bulk_change_items.inquiry_id')
              .whereRef('q.version', '=', 'bulk_change_items.version'),
          ),
        ),
      )
      .execute();
  return kept;
}

async function restore(trx: Trx, bulkId: string, at: string): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('inquiries')
    .from('bulk_change_items as i')
    .set((eb) => ({
      ...Object.fromEntries(COLUMNS.map((column) => [column, eb.ref(`i.${column}`)])),
      version: eb('inquiries.version', '+', 1),
      updated_at: at,
    }))
    .where('i.bulk_id', '=', bulkId)
    .whereRef('i.inquiry_id', '=', 'inquiries.id')
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Holds or releases the mails of each, by what it is now. */
async function moveMails(trx: Trx, mails: SpamMails, bulkId: string) {
  for (const spam of [0, 1]) {
    const rows = await trx
      .selectFrom('bulk_change_items as i')
      .innerJoin('inquiries as q', 'q.id', 'i.inquiry_id')
      .select('q.id')
      .where('i.bulk_id', '=', bulkId)
      .where('q.spam', '=', spam)
      .execute();
    const ids = rows.map((row) => row.id);
    if (ids.length > 0) await mails[spam ? 'hold' : 'release'](trx, ids);
  }
}

async function whyNot(trx: Trx, id: string, actor: Person): Promise<'unknown' | 'too-late' | 'undone'> {
  const row = await trx
    .selectFrom('bulk_changes')
    .select(['staff_id', 'undone_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row?.staff_id !== actor.id) return 'unknown';
  return row.undone_at === null ? 'too-late' : 'undone';
}
