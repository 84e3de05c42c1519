/**
 * Rules for sessions that better-auth lacks, laid around its database adapter: the database holds only a
 * hash of each token, a session ends after 30 minutes without use, and a disabled account has none.
 * Its own expiry, never extended here, ends a session 12 hours after sign-in.
 */
import { createHash } from 'node:crypto';
import type { DBAdapter, Where } from 'better-auth';

export const SESSION_SECONDS = 12 * 60 * 60;
export const IDLE_MS = 30 * 60_000;
/** Use is noted once a minute, so that reading a page doesn't write each time. */
const NOTE_USE_MS = 60_000;

type Session = {
  id: string;
  token: string;
  updatedAt: Date;
  expiresAt: Date;
  user?: { disabled?: boolean } | null;
};
type Query = { model: string; where: Where[] };

export function withSessionRules(adapter: DBAdapter): DBAdapter {
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
      return session && (await inUse(adapter, session)) ? { ...session, token: tokenIn(query) } : null;
    }) as DBAdapter['findOne'],
    update: (async (query: Query & { update: Partial<Session> }) => {
      const updated = await adapter.update<Session>(hashed(query));
      return query.model === 'session' && updated ? { ...updated, token: tokenIn(query) } : updated;
    }) as DBAdapter['update'],
    findMany: (query) => adapter.findMany(hashed(query)),
    updateMany: (query) => adapter.updateMany(hashed(query)),
    delete: (query) => adapter.delete(hashed(query)),
    deleteMany: (query) => adapter.deleteMany(hashed(query)),
    transaction: (work) => adapter.transaction((trx) => work(withSessionRules(trx as DBAdapter))),
  };
}

/** Whether the session still counts; one that doesn't is deleted, one that does is marked as used. */
async function inUse(adapter: DBAdapter, { id, updatedAt, expiresAt, user }: Session): Promise<boolean> {
  const where = [{ field: 'id', value: id }];
  const unused = Date.now() - updatedAt.getTime();
  if (unused > IDLE_MS || user?.disabled) {
    await adapter.delete({ model: 'session', where });
    return false;
  }
  // The clock was put back: a time that lies ahead would keep the session alive until it comes.
  const longest = new Date(Date.now() + SESSION_SECONDS * 1000);
  const sooner = expiresAt > longest ? { expiresAt: longest } : {};
  if (Math.abs(unused) > NOTE_USE_MS)
    await adapter.update({ model: 'session', where, update: { updatedAt: new Date(), ...sooner } });
  return true;
}

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

export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');
