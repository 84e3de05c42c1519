/** How far a mailbox was read, by which server, and whether it can be read now. */
import type { Db } from '../../database/schema.ts';

export type MailboxStore = ReturnType<typeof mailboxStore>;
export type MailboxCursor = { uidValidity: string | null; lastUid: number };
export type MailboxState = { lastReadAt: string | null; trouble: string | null };

/** A lease that was given back. */
const FREE = '';

export function mailboxStore(db: Db, id: string) {
  const mine = (fence: number) =>
    db.updateTable('inbound_mailboxes').where('id', '=', id).where('fence', '=', fence);

  return {
    /** Returns the lease's row, which is made when it's missing. */
    async lease() {
      await db
        .insertInto('inbound_mailboxes')
        .values({ id, lease_until: FREE })
        .onConflict((oc) => oc.column('id').doNothing())
        .execute();
      const row = await db
        .selectFrom('inbound_mailboxes')
        .select(['fence', 'lease_until as until'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return { ...row, isFree: row.until === FREE };
    },

    /** Takes the lease, unless it changed since it was seen. @returns the new fencing number, or null. */
    async take(seen: { fence: number; until: string }, until: string): Promise<number | null> {
      const taken = await mine(seen.fence)
        .where('lease_until', '=', seen.until)
        .set((eb) => ({ fence: eb('fence', '+', 1), lease_until: until }))
        .returning('fence')
        .executeTakeFirst();
      return taken?.fence ?? null;
    },

    /** @returns whether the lease is this reader's still. */
    async renew(fence: number, until: string): Promise<boolean> {
      const { numUpdatedRows } = await mine(fence).set({ lease_until: until }).executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    release: async (fence: number): Promise<void> =>
      void (await mine(fence).set({ lease_until: FREE }).execute()),

    async cursor(): Promise<MailboxCursor> {
      const row = await db
        .selectFrom('inbound_mailboxes')
        .select(['uid_validity', 'last_uid'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return { uidValidity: row.uid_validity, lastUid: row.last_uid };
    },

    /** Notes a reading without an error. @param at ISO 8601 */
    noteRead: async (fence: number, at: string): Promise<void> =>
      void (await mine(fence).set({ last_read_at: at, trouble: null }).execute()),

    /** Notes why it can't be read, in words for staff. */
    noteTrouble: async (fence: number, trouble: string): Promise<void> =>
      void (await mine(fence).set({ trouble }).execute()),

    /** The message to staff; the same on every server. */
    async state(): Promise<MailboxState> {
      const row = await db
        .selectFrom('inbound_mailboxes')
        .select(['last_read_at as lastReadAt', 'trouble'])
        .where('id', '=', id)
        .executeTakeFirst();
      return row ?? { lastReadAt: null, trouble: null };
    },
  };
}
