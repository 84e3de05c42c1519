/** How far a mailbox was read, and whether it can be read now. */
import type { Insertable } from 'kysely';
import type { Db, InboundMailboxesTable, Trx } from '../../database/schema.ts';

export type MailboxStore = ReturnType<typeof mailboxStore>;
export type MailboxState = { lastReadAt: string | null; trouble: string | null };

export function mailboxStore(db: Db, id: string) {
  const row = () => db.selectFrom('inbound_mailboxes').selectAll().where('id', '=', id).executeTakeFirst();
  return {
    async cursor(): Promise<{ uidValidity: string | null; lastUid: number }> {
      const { uid_validity = null, last_uid = 0 } = (await row()) ?? {};
      return { uidValidity: uid_validity, lastUid: last_uid };
    },

    /** Stores why the mailbox can't be read, as a message for staff. */
    noteTrouble: (trouble: string): Promise<void> => saveMailbox(db, id, { trouble }),

    /** The message to staff; the same on every server. */
    async state(): Promise<MailboxState> {
      const { last_read_at = null, trouble = null } = (await row()) ?? {};
      return { lastReadAt: last_read_at, trouble };
    },
  };
}

export async function saveMailbox(
  on: Db | Trx,
  id: string,
  set: Omit<Insertable<InboundMailboxesTable>, 'id'>,
): Promise<void> {
  await on
    .insertInto('inbound_mailboxes')
    .values({ id, ...set })
    .onConflict((oc) => oc.column('id').doUpdateSet(set))
    .execute();
}
