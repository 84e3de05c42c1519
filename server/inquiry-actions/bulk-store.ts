/**
 * Bulk changes of inquiries. A change takes a handful of set-based statements, so that ten thousand inquiries lock
 * SQLite's single writer only briefly (docs/decisions/0018).
 */
import type { ExpressionBuilder } from 'kysely';
import { isFirstContact } from '#contract/inquiries/clock.ts';
import type { BulkChange } from '#contract/inquiries/inquiry-action-schemas.ts';
import type { BulkAnswer } from '#contract/inquiries/inquiry-responses.ts';
import { INQUIRY_STATUSES, isClosed, isLost, isWaiting } from '#contract/inquiries/statuses.ts';
import type { Database, Db, Trx } from '../database/schema.ts';
import { NO_NEXT_STEP } from '../inquiries/waiting-state.ts';
import { effectiveFilter } from '../inquiry-list/effective-filter.ts';
import { matching } from '../inquiry-list/matching-store.ts';
import type { ListFilter } from '../inquiry-list/parse.ts';
import {
  addEventOfEach,
  type BulkPerson,
  beginChange,
  COLUMNS,
  moveMails,
  text,
} from './bulk-items-store.ts';
import type { Undoable } from './change.ts';
import { CONTACT_EVENTS, type InquiryActionMails, type InquiryActionMeetings } from './store.ts';

/** The selected inquiries: by id, or all that match a filter. */
export type ChosenInquiries = { ids: string[] } | { filter: ListFilter };

export type BulkStore = ReturnType<typeof bulkStore>;

export function bulkStore(db: Db, mails: InquiryActionMails, meetings: InquiryActionMeetings) {
  return {
    /**
     * Changes every selected inquiry that differs; each gets one event.
     * @returns `'too-many'`, with nothing changed, when there are more than `max`.
     */
    async change(
      asked: ChosenInquiries,
      change: BulkChange,
      actor: BulkPerson,
      at: string,
      max: number,
    ): Promise<BulkAnswer | 'too-many'> {
      const chosen = 'filter' in asked ? { filter: await effectiveFilter(db, asked.filter) } : asked;
      return db
        .transaction()
        .execute(async (trx) => {
          const [[field, to]] = Object.entries(change) as [[Undoable, unknown]];
          const id = await beginChange(trx, field, actor, at);
          const changed = await takeItems(trx, id, chosen, change, max);
          if (changed > max) throw TOO_MANY;
          await addEventOfEach(trx, id, at, actor, field, JSON.stringify(to));
          await applyChange(trx, id, change, actor, at);
          const canceled = ends(change)
            ? await meetings.endUpcoming(trx, { bulkId: id }, { actor, at, undo: id })
            : 0;
          if ('spam' in change) await moveMails(trx, mails, id);
          if ('assigneeId' in change && change.assigneeId)
            await mails.assigned(trx, {
              ...{ assigneeId: change.assigneeId, actor, at },
              of: { bulkId: id, count: changed },
            });
          return { id, changed, ...(canceled > 0 && { canceled }) };
        })
        .catch((error) => {
          if (error === TOO_MANY) return 'too-many';
          throw error;
        });
    },
  };
}

/** Whether the change ends the inquiries, so that their meeting times are released. */
const ends = (change: BulkChange): boolean =>
  ('spam' in change && change.spam) || ('status' in change && isClosed(change.status));

/** Thrown to roll back. */
const TOO_MANY = new Error('More inquiries match than one change allows');

/**
 * Saves the previous values of each inquiry. On PostgreSQL this locks the rows, in a fixed order that prevents
 * deadlocks.
 */
async function takeItems(trx: Trx, id: string, chosen: ChosenInquiries, change: BulkChange, max: number) {
  const rows = trx
    .selectFrom('inquiries')
    .where((eb) => ('ids' in chosen ? eb('inquiries.id', 'in', chosen.ids) : matching(trx, chosen.filter)))
    .where((eb) => isDifferent(eb, change))
    .select((eb) => [text(id).as('bulk_id'), 'inquiries.id', eb('inquiries.version', '+', 1).as('version')])
    .select(COLUMNS.map((column) => `inquiries.${column}` as const))
    .orderBy('inquiries.id')
    .limit(max + 1)
    .forUpdate('inquiries');
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('bulk_change_items')
    .columns(['bulk_id', 'inquiry_id', 'version', ...COLUMNS])
    .expression(rows)
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows);
}

function isDifferent(eb: ExpressionBuilder<Database, 'inquiries'>, change: BulkChange) {
  if ('status' in change) return eb('inquiries.status', '<>', change.status);
  if ('spam' in change) return eb('inquiries.spam', '<>', Number(change.spam));
  if ('priority' in change) return eb('inquiries.priority', '<>', change.priority);
  if (change.assigneeId === null) return eb('inquiries.assignee_id', 'is not', null);
  return eb.or([
    eb('inquiries.assignee_id', 'is', null),
    eb('inquiries.assignee_id', '<>', change.assigneeId),
  ]);
}

type Eb = ExpressionBuilder<Database, 'inquiries'>;

/** `rowChange` of ./change.ts, for many rows in one statement. */
async function applyChange(trx: Trx, bulkId: string, change: BulkChange, actor: BulkPerson, at: string) {
  await trx
    .updateTable('inquiries')
    .set((eb) => ({
      ...('status' in change && statusChange(eb, change.status, actor, at)),
      ...('assigneeId' in change && { assignee_id: change.assigneeId }),
      ...('spam' in change && { spam: Number(change.spam) }),
      ...('priority' in change && { priority: change.priority }),
      version: eb('version', '+', 1),
      updated_at: at,
    }))
    .where('id', 'in', (eb) =>
      eb.selectFrom('bulk_change_items').select('inquiry_id').where('bulk_id', '=', bulkId),
    )
    .execute();
}

/** The SQL of `statusChange` in ./change.ts. Every expression reads the row's old values. */
function statusChange(eb: Eb, status: string, actor: BulkPerson, at: string) {
  const isContact = eb('status', 'in', contactsFrom(status));
  const isFirst = eb.and([isContact, eb('first_contact_at', 'is', null)]);
  // A closed status ends waiting, regardless of the old status.
  const ends = isClosed(status) ? eb('status', 'is not', null) : isContact;
  const endsWaiting = eb.and([
    ends,
    eb(eb.fn.coalesce('waiting_reason', eb.val('')), '<>', 'erasure-request'),
  ]);
  const emptied = (when: typeof ends, column: 'waiting_since' | 'waiting_reason' | 'missed_call') =>
    eb.case().when(when).then(null).else(eb.ref(column)).end();
  return {
    status,
    first_contact_at: isWaiting(status)
      ? eb.case().when(hasContact(eb)).then(eb.ref('first_contact_at')).else(null).end()
      : eb.case().when(isFirst).then(at).else(eb.ref('first_contact_at')).end(),
    first_contact_by: isWaiting(status)
      ? eb.case().when(hasContact(eb)).then(eb.ref('first_contact_by')).else(null).end()
      : eb.case().when(isFirst).then(actor.id).else(eb.ref('first_contact_by')).end(),
    waiting_since: emptied(endsWaiting, 'waiting_since'),
    waiting_reason: emptied(endsWaiting, 'waiting_reason'),
    missed_call: emptied(ends, 'missed_call'),
    ...(isClosed(status) && NO_NEXT_STEP),
    ...(!isLost(status) && { lost_reason: null }),
  };
}

/** The statuses from which a change to this one is a first contact; never empty, because SQL requires a value. */
const contactsFrom = (to: string): string[] => [
  '',
  ...INQUIRY_STATUSES.filter((from) => isFirstContact(from, to)),
];

/** Whether the first contact was more than a change of status. */
const hasContact = (eb: Eb) =>
  eb.exists(
    eb
      .selectFrom('inquiry_events as e')
      .select('e.id')
      .whereRef('e.inquiry_id', '=', 'inquiries.id')
      .whereRef('e.at', '=', 'inquiries.first_contact_at')
      .where('e.kind', 'in', CONTACT_EVENTS),
  );
