/** The visitor's answers about budget, time and land, and what they set (contract/inquiries/follow-up-questions.ts). */
import { BUDGETS, TIMINGS, type VisitorAnswers } from '#contract/inquiries/follow-up-questions.ts';
import { DEFAULT_PRIORITY } from '#contract/inquiries/priority.ts';
import type { Db, InquiryRow, Trx } from '../database/schema.ts';
import { addEvents, eventRow } from '../inquiries/events-store.ts';
import { lockInquiry, setInquiry } from '../inquiries/row-store.ts';
import type { RowChange } from '../inquiries/waiting-state.ts';

const KIND = 'visitor-answers';
/** Times that the answers of one request may change. */
const MOST = 20;

/** Returns the visitor's latest answers; null before the first. */
export async function answersOf(db: Db | Trx, inquiryId: string): Promise<VisitorAnswers | null> {
  const event = await db
    .selectFrom('inquiry_events')
    .select('data')
    .where('inquiry_id', '=', inquiryId)
    .where('kind', '=', KIND)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return event ? JSON.parse(event.data) : null;
}

/**
 * Saves the answers. The budget becomes the estimate unless staff set or removed one; a project that is more than a year out
 * becomes Someday unless anything else set the priority. Answers don't start the response clock.
 */
export function saveAnswers(
  db: Db,
  tokenHash: string,
  answers: VisitorAnswers,
  at: string,
): Promise<'unknown' | 'too-many' | null> {
  return db.transaction().execute(async (trx) => {
    const id = await inquiryOf(trx, tokenHash);
    const row = id && (await lockInquiry(trx, id));
    if (!row || row.visitor_token_hash !== tokenHash) return 'unknown';
    const before = await answersOf(trx, row.id);
    if (isSame(before ?? { budget: null, timing: null, land: null }, answers)) return null;
    const kinds = await kindsOf(trx, row.id);
    if (kinds.filter((kind) => kind === KIND).length >= MOST) return 'too-many';
    const change = { ...estimateFrom(row, before, answers, kinds), ...priorityFrom(row, answers, kinds) };
    await setInquiry(trx, row, change, at);
    const events = [eventRow(row.id, at, null, KIND, answers)];
    if (change.priority)
      events.push(
        eventRow(row.id, at, null, 'priority', {
          ...{ from: row.priority, to: change.priority, because: TIMINGS.later.toLowerCase() },
        }),
      );
    await addEvents(trx, events);
    return null;
  });
}

const isSame = (a: VisitorAnswers, b: VisitorAnswers): boolean =>
  a.budget === b.budget && a.timing === b.timing && a.land === b.land;

async function inquiryOf(trx: Trx, tokenHash: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('inquiries')
    .select('id')
    .where('visitor_token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row?.id;
}

async function kindsOf(trx: Trx, inquiryId: string): Promise<string[]> {
  const events = await trx
    .selectFrom('inquiry_events')
    .select('kind')
    .where('inquiry_id', '=', inquiryId)
    .where('kind', 'in', ['value', 'priority', KIND])
    .execute();
  return events.map(({ kind }) => kind);
}

/** An estimate that the last answers set may be set again; without an answer it goes. */
function estimateFrom(
  row: InquiryRow,
  before: VisitorAnswers | null,
  { budget }: VisitorAnswers,
  kinds: string[],
): RowChange {
  const last = before?.budget ? BUDGETS[before.budget].value : null;
  const isFromAnswers = last?.low === row.value_low && last?.high === row.value_high;
  if (kinds.includes('value') || (row.value_low !== null && !isFromAnswers)) return {};
  const value = budget ? BUDGETS[budget].value : null;
  return { value_low: value?.low ?? null, value_high: value?.high ?? null };
}

const priorityFrom = (row: InquiryRow, { timing }: VisitorAnswers, kinds: string[]): RowChange =>
  timing === 'later' && row.priority === DEFAULT_PRIORITY && !kinds.includes('priority')
    ? { priority: 'someday' }
    : {};
