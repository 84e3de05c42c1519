/** How long unused sessions last: an owner's choice for the firm, stored in the database (contract/staff/staff.ts). */
import { type SqlBool, sql } from 'kysely';
import type { SessionRule } from '#contract/staff/staff.ts';
import type { Db, Trx } from '../database/schema.ts';
import { IDLE_MS, LONG_IDLE_MS } from './session-rules.ts';

const NAME = 'session-rule';

export async function sessionRule(db: Db): Promise<SessionRule> {
  const row = await db
    .selectFrom('firm_settings')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirst();
  return row?.value === 'long' ? 'long' : 'short';
}

/** @returns whether it was another rule before. */
export async function setSessionRule(trx: Trx, rule: SessionRule): Promise<boolean> {
  if ((await sessionRule(trx)) === rule) return false;
  await trx
    .insertInto('firm_settings')
    .values({ name: NAME, value: rule })
    .onConflict((oc) => oc.column('name').doUpdateSet({ value: rule }))
    .execute();
  return true;
}

/** Condition: the session hasn't ended for lack of use. @param table its name or alias in the query. */
export function isUsed(table: string, now: string) {
  const since = (ms: number) => new Date(Date.parse(now) - ms).toISOString();
  const [used, strong] = [sql.ref(`${table}.updated_at`), sql.ref(`${table}.two_factor`)];
  return sql<SqlBool>`(${used} >= ${since(IDLE_MS)} or (${strong} = 1 and ${used} >= ${since(LONG_IDLE_MS)}
    and exists (select 1 from firm_settings where name = ${NAME} and value = 'long')))`;
}

/** When a session ends if it isn't used before then; null when there is no such session. */
export async function sessionEnd(db: Db, tokenHash: string): Promise<string | null> {
  const session = await db
    .selectFrom('staff_sessions')
    .select(['expires_at', 'updated_at', 'two_factor'])
    .where('token', '=', tokenHash)
    .executeTakeFirst();
  if (!session) return null;
  const isLong = session.two_factor === 1 && (await sessionRule(db)) === 'long';
  const unused = Date.parse(session.updated_at) + (isLong ? LONG_IDLE_MS : IDLE_MS);
  return new Date(Math.min(Date.parse(session.expires_at), unused)).toISOString();
}

/** For an account that turned its second factor off: its sessions lose the longer rule. */
export async function forgetSecondFactor(db: Db, userId: string): Promise<void> {
  await db.updateTable('staff_sessions').set({ two_factor: 0 }).where('user_id', '=', userId).execute();
}
