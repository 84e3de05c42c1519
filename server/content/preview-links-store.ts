/** Links to the site with its drafts, for people without an account. A token is stored as its hash alone. */
import { randomBytes } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { PreviewLink } from '#contract/site/site-records.ts';
import { editsSite, type StaffRole } from '#contract/staff/staff-roles.ts';
import { hashToken, TOKEN_BYTES } from '../config/tokens.ts';
import type { Db } from '../database/schema.ts';

const DAY_MS = 86_400_000;

export type PreviewLinksStore = ReturnType<typeof previewLinksStore>;

export function previewLinksStore(db: Db) {
  return {
    /** Returns the links that still work, newest first. */
    async list(now: Date): Promise<PreviewLink[]> {
      const rows = await db
        .selectFrom('content_preview_links as l')
        .innerJoin('staff_users as u', 'u.id', 'l.made_by_id')
        .selectAll('l')
        .select('u.role')
        .where('l.expires_at', '>', now.toISOString())
        .where('u.disabled', '=', 0)
        .orderBy('l.id', 'desc')
        .execute();
      const working = rows.filter(({ role }) => editsSite(role as StaffRole));
      return working.map(({ id, path, made_at, made_by, expires_at }) => ({
        ...{ id, path, at: made_at, by: made_by, expiresAt: expires_at },
      }));
    },

    /** Creates a link, and deletes expired ones. @returns the link with its token, which can't be retrieved later. */
    async make(
      path: string,
      days: number,
      by: { id: string; name: string },
      now: Date,
    ): Promise<PreviewLink & { token: string }> {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const at = now.toISOString();
      const link = {
        id: uuid(),
        path,
        at,
        by: by.name,
        expiresAt: new Date(now.getTime() + days * DAY_MS).toISOString(),
      };
      await db.deleteFrom('content_preview_links').where('expires_at', '<=', at).execute();
      await db
        .insertInto('content_preview_links')
        .values({
          ...{ id: link.id, path, made_at: at, expires_at: link.expiresAt },
          ...{ made_by: by.name, made_by_id: by.id },
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

    /**
     * Returns the page that a link opens, and its creator's current role; null when the link has ended, or its creator may
     * no longer edit the site.
     */
    async find(token: string, now: Date): Promise<{ path: string; role: StaffRole } | null> {
      const row = await db
        .selectFrom('content_preview_links as l')
        .innerJoin('staff_users as u', 'u.id', 'l.made_by_id')
        .select(['l.path', 'u.role'])
        .where('l.token_hash', '=', hashToken(token))
        .where('l.expires_at', '>', now.toISOString())
        .where('u.disabled', '=', 0)
        .executeTakeFirst();
      const role = row?.role as StaffRole | undefined;
      return row && role && editsSite(role) ? { path: row.path, role } : null;
    },
  };
}
