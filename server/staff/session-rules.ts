/**
 * Rules that better-auth lacks, wrapped around its database adapter: the database stores only a hash of
 * each session token, a session ends after 30 minutes without use (or 8 hours, by an owner's choice, on a device that
 * passed the second factor), and a disabled account has none. Its
 * own expiry, never extended here, ends a session 12 hours after sign-in. A password replaces only the
 * one that its request checked.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { DBAdapter, Where } from 'better-auth';
import { APIError } from 'better-auth/api';
import type { SessionRule } from '#contract/staff/staff.ts';
import { hashToken } from '../config/tokens.ts';

export const SESSION_SECONDS = 12 * 60 * 60;
export const IDLE_MS = 30 * 60_000;
export const LONG_IDLE_MS = 8 * 3_600_000;
/** Use is recorded at most once a minute, so that page views don't write each time. */
const NOTE_USE_MS = 60_000;

type Session = {
  id: string;
  token: string;
  updatedAt: Date;
  expiresAt: Date;
  passedTwoFactor?: boolean;
  user?: { disabled?: boolean } | null;
};
type Query = { model: string; where: Where[] };
type Rule = () => Promise<SessionRule>;

/** @param rule reads the firm's current rule; asked only for sessions that depend on it. */
export function withSessionRules(adapter: DBAdapter, rule: Rule): DBAdapter {
  return {
    ...adapter,
    create: (async (query: Parameters<DBAdapter['create']>[0]) => {
      if (query.model !== 'session') return adapter.create(query);
      const { token } = query.data as unknown as Session;
      const created = await adapter.create({ ...query, data: { ...query.data, token: hashToken(token) } });
      return { ...created, token };
    }) as DBAdapter['create'],
    findOne: (async (query: Query) => {
      if (query.model !== 'session') return adapter.findOne(query);
      const session = await adapter.findOne<Session>(hashed(query));
      return session && (await inUse(adapter, rule, session)) ? { ...session, token: tokenIn(query) } : null;
    }) as DBAdapter['findOne'],
    update: (async (query: Query & { update: Partial<Session> & { password?: string } }) => {
      if (query.model === 'account') return replacePassword(adapter, query);
      const updated = await adapter.update<Session>(hashed(query));
      return query.model === 'session' && updated ? { ...updated, token: tokenIn(query) } : updated;
    }) as DBAdapter['update'],
    findMany: (query) => adapter.findMany(hashed(query)),
    updateMany: (query) => adapter.updateMany(hashed(query)),
    delete: (query) => adapter.delete(hashed(query)),
    deleteMany: (query) => adapter.deleteMany(hashed(query)),
    transaction: (work) => adapter.transaction((trx) => work(withSessionRules(trx as DBAdapter, rule))),
  };
}

/** The password hash of an account, as read by a request. */
type Password = { passwordHash: string };
const checked = new AsyncLocalStorage<Password>();

/** While `work` runs, better-auth replaces only this password, which is then updated to the new one. */
export const replacing = <T>(password: Password, work: () => T): T => checked.run(password, work);

/** @throws APIError 409 when the password changed since the request began. */
async function replacePassword(adapter: DBAdapter, query: Query & { update: { password?: string } }) {
  const password = checked.getStore();
  if (!password || query.update.password === undefined) return adapter.update(query);
  const unchanged = { field: 'password', value: password.passwordHash };
  const updated = await adapter.update({ ...query, where: [...query.where, unchanged] });
  if (!updated) throw APIError.from('CONFLICT', { code: 'PASSWORD_CHANGED', message: 'Password changed' });
  password.passwordHash = query.update.password;
  return updated;
}

/** Returns whether the session is valid; deletes an invalid one, and marks a valid one as used. */
async function inUse(adapter: DBAdapter, rule: Rule, session: Session): Promise<boolean> {
  const { id, updatedAt, expiresAt, user } = session;
  const where = [{ field: 'id', value: id }];
  const unused = Date.now() - updatedAt.getTime();
  if (user?.disabled || (unused > IDLE_MS && !(await lastsLonger(session, unused, rule)))) {
    await adapter.delete({ model: 'session', where });
    return false;
  }
  // After the clock was set back, a time in the future would keep the session alive until then.
  const longest = new Date(Date.now() + SESSION_SECONDS * 1000);
  const sooner = expiresAt > longest ? { expiresAt: longest } : {};
  if (Math.abs(unused) > NOTE_USE_MS)
    await adapter.update({ model: 'session', where, update: { updatedAt: new Date(), ...sooner } });
  return true;
}

const lastsLonger = async ({ passedTwoFactor }: Session, unused: number, rule: Rule) =>
  passedTwoFactor === true && unused <= LONG_IDLE_MS && (await rule()) === 'long';

function hashed<T extends { model: string; where?: Where[] | undefined }>(query: T): T {
  if (query.model !== 'session' || !query.where) return query;
  const where = query.where.map((condition) =>
    condition.field === 'token' ? { ...condition, value: hashTokens(condition.value) } : condition,
  );
  return { ...query, where };
}

const hashTokens = (value: Where['value']): Where['value'] =>
  Array.isArray(value) ? value.map((token) => hashToken(String(token))) : hashToken(String(value));

const tokenIn = ({ where }: Query) => where.find((condition) => condition.field === 'token')?.value;
