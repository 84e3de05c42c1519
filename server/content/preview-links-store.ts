/** Links to the site with its drafts, for people without an account. A token is stored as its hash alone. */
import { randomBytes } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { PreviewLink } from '#contract/site-records.ts';
import type { Db } from '../database/schema.ts';
import { hashToken, TOKEN_BYTES } from '../settings/tokens.ts';

const DAY_MS = 86_400_000;

export type PreviewLinksStore = ReturnType<typeof previewLinksStore>;

export function previewLinksStore(db: Db) {
  return {
    /** Those that still work, the newest first. */
    async list(now: Date): Promise<PreviewLink[]> {
      const rows = await db
        .selectFrom('content_preview_links')
        .selectAll()
        .where('expires_at', '>', now.toISOString())
        .orderBy('id', 'desc')
        .execute();
      return rows.map(({ id, path, made_at, made_by, expires_at }) => ({
        ...{ id, path, at: made_at, by: made_by, expiresAt: expires_at },
      }));
    },

    /** Makes a link, and forgets those that expired. @returns it with its token, which nothing can tell again. */
    async make(path: string, days: number, by: string, now: Date): Promise<PreviewLink & { token: string }> {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const at = now.toISOString();
      const link = {
        id: uuid(),
        path,
        at,
        by,
        expiresAt: new Date(now.getTime() + days * DAY_MS).toISOString(),
      };
      await db.deleteFrom('content_preview_links').where('expires_at', '<=', at).execute();
      await db
        .insertInto('content_preview_links')
        .values({
          ...{ id: link.id, path, made_at: at, made_by: by, expires_at: link.expiresAt },
          token_hash: hashToken(token),
        })
        .execute();
      return { ...link, token };
    },

    /** @returns false when it has ended already. */
    async end(id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('content_preview_links')
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    /** Returns the page that a link begins with, or null when it has ended. */
    async pathOf(token: string, now: Date): Promise<string | null> {
      const row = await db
        .selectFrom('content_preview_links')
        .select('path')
        .where('token_hash', '=', hashToken(token))
        .where('expires_at', '>', now.toISOString())
        .executeTakeFirst();
      return row?.path ?? null;
    },
  };
}
