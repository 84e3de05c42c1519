/** API tokens in the database, which has their hashes alone. */
import { randomBytes } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { StaffMember } from '#contract/site/page-services.ts';
import type { ApiToken, MadeApiToken, NewApiToken } from '#contract/staff/api-tokens.ts';
import { TOKEN_LIMITS, type TokenScope } from '#contract/staff/token-scopes.ts';
import { hashToken } from '../config/tokens.ts';
import type { ApiTokensTable, Db } from '../database/schema.ts';
import { recordStaffEvent } from './events-store.ts';

/** A prefix by which programs that look for leaked secrets recognize a token. */
const PREFIX = 'dbk_';
const MINUTE_MS = 60_000;

export type TokenHolder = { id: string; name: string; scopes: TokenScope[] };
export type ApiTokensStore = ReturnType<typeof apiTokensStore>;

export function apiTokensStore(db: Db) {
  return {
    async list(): Promise<ApiToken[]> {
      const rows = await db.selectFrom('api_tokens').selectAll().orderBy('id').execute();
      return rows.map(toToken);
    },

    /** @returns null when there are as many as allowed. */
    make({ name, scopes }: NewApiToken, by: StaffMember, at: string): Promise<MadeApiToken | null> {
      const token = PREFIX + randomBytes(32).toString('base64url');
      const row = {
        ...{ id: uuid(), name, scopes: JSON.stringify([...new Set(scopes)]), created_at: at },
        ...{ created_by: by.id, created_by_name: by.name, last_used_at: null },
      };
      return db.transaction().execute(async (trx) => {
        const { count } = await trx
          .selectFrom('api_tokens')
          .select((eb) => eb.fn.countAll().as('count'))
          .executeTakeFirstOrThrow();
        if (Number(count) >= TOKEN_LIMITS.number) return null;
        await trx
          .insertInto('api_tokens')
          .values({ ...row, token_hash: hashToken(token) })
          .execute();
        await recordStaffEvent(trx, { kind: 'token-made', actor: by, subject: null }, at);
        return { ...toToken(row), token };
      });
    },

    /** @returns false when there is no such token. */
    revoke: (id: string, by: StaffMember): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        const { numDeletedRows } = await trx
          .deleteFrom('api_tokens')
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        if (numDeletedRows === 0n) return false;
        await recordStaffEvent(trx, { kind: 'token-revoked', actor: by, subject: null });
        return true;
      }),

    /** Finds the token's holder, and notes the use, once a minute. */
    async holder(token: string, now: Date): Promise<TokenHolder | null> {
      const row = await db
        .selectFrom('api_tokens')
        .select(['id', 'name', 'scopes', 'last_used_at'])
        .where('token_hash', '=', hashToken(token))
        .executeTakeFirst();
      if (!row) return null;
      if (row.last_used_at === null || Date.parse(row.last_used_at) <= now.getTime() - MINUTE_MS)
        await db
          .updateTable('api_tokens')
          .set({ last_used_at: now.toISOString() })
          .where('id', '=', row.id)
          .execute();
      return { id: row.id, name: row.name, scopes: JSON.parse(row.scopes) };
    },
  };
}

const toToken = (row: Omit<ApiTokensTable, 'token_hash'>): ApiToken => ({
  id: row.id,
  name: row.name,
  scopes: JSON.parse(row.scopes),
  createdAt: row.created_at,
  createdBy: row.created_by_name,
  lastUsedAt: row.last_used_at,
});
