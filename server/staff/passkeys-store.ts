/** Passkeys in the database. Every change, its event and its email commit together. */
import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { StaffMember } from '#contract/site/page-services.ts';
import { type OwnPasskey, PASSKEY_LIMITS } from '#contract/staff/passkeys.ts';
import { hashToken } from '../config/tokens.ts';
import type { Db, StaffPasskeysTable, Trx } from '../database/schema.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { recordStaffEvent } from './events-store.ts';
import type { NewPasskey } from './passkey-plugin.ts';
import { type Acting, isOpen, lockAccount } from './sessions-store.ts';

export type PasskeysStore = ReturnType<typeof passkeysStore>;

export function passkeysStore(db: Db, outbox: Pick<Outbox, 'enqueue'>) {
  const changed = async (
    trx: Trx,
    kind: 'passkey-added' | 'passkey-removed',
    { session: _, ...person }: Acting,
    name: string,
  ) => {
    await recordStaffEvent(trx, { kind, actor: person, subject: person });
    await outbox.enqueue(trx, { kind, facts: { name }, recipient: person.email, inquiryId: null });
  };

  return {
    async list(userId: string): Promise<OwnPasskey[]> {
      const rows = await db
        .selectFrom('staff_passkeys')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return rows.map(toOwn);
    },

    /** @throws a unique violation when the credential is registered already. */
    add(
      actor: Acting,
      passkey: NewPasskey,
    ): Promise<(NewPasskey & { id: string }) | 'too-many' | 'signed-out'> {
      return db.transaction().execute(async (trx) => {
        await lockAccount(trx, actor.id);
        // A sign-out, a disabled account or a new password since the request began ended the session.
        if (passkey.userId !== actor.id || !(await isOpen(trx, actor))) return 'signed-out';
        if ((await countOf(trx, actor.id)) >= PASSKEY_LIMITS.perAccount) return 'too-many';
        const id = randomUUID();
        await trx
          .insertInto('staff_passkeys')
          .values({
            id,
            user_id: actor.id,
            name: passkey.name,
            credential_id: passkey.credentialID,
            public_key: passkey.publicKey,
            counter: passkey.counter,
            device_type: passkey.deviceType,
            backed_up: passkey.backedUp ? 1 : 0,
            transports: passkey.transports,
            aaguid: passkey.aaguid,
            created_at: passkey.createdAt.toISOString(),
            last_used_at: null,
          })
          .execute();
        await changed(trx, 'passkey-added', actor, passkey.name);
        return { ...passkey, id };
      });
    },

    async rename(userId: string, id: string, name: string): Promise<OwnPasskey | null> {
      const row = await db
        .updateTable('staff_passkeys')
        .set({ name })
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .returningAll()
        .executeTakeFirst();
      return row ? toOwn(row) : null;
    },

    remove(actor: Acting, id: string): Promise<'removed' | 'unknown' | 'signed-out'> {
      return db.transaction().execute(async (trx) => {
        await lockAccount(trx, actor.id);
        if (!(await isOpen(trx, actor))) return 'signed-out';
        const removed = await trx
          .deleteFrom('staff_passkeys')
          .where('id', '=', id)
          .where('user_id', '=', actor.id)
          .returning('name')
          .executeTakeFirst();
        if (!removed) return 'unknown';
        await changed(trx, 'passkey-removed', actor, removed.name);
        return 'removed';
      });
    },

    /** Returns the email address of a credential's account, to recognize its browsers; null when there is none. */
    async emailOf(credentialId: string): Promise<string | null> {
      const row = await db
        .selectFrom('staff_passkeys as k')
        .innerJoin('staff_users as u', 'u.id', 'k.user_id')
        .select('u.email')
        .where('k.credential_id', '=', credentialId)
        .executeTakeFirst();
      return row?.email ?? null;
    },

    count: (userId: string) => countOf(db, userId),

    /**
     * Notes the use of a passkey that just signed in. If it was removed meanwhile, deletes the new session.
     * @returns whether the passkey still exists.
     */
    noteSignIn(
      account: Pick<StaffMember, 'id'>,
      credentialId: string,
      sessionToken: string,
    ): Promise<boolean> {
      return db.transaction().execute(async (trx) => {
        await lockAccount(trx, account.id);
        const noted = await trx
          .updateTable('staff_passkeys')
          .set({ last_used_at: new Date().toISOString() })
          .where('credential_id', '=', credentialId)
          .where('user_id', '=', account.id)
          .executeTakeFirst();
        if (Number(noted.numUpdatedRows) === 1) return true;
        await trx.deleteFrom('staff_sessions').where('token', '=', hashToken(sessionToken)).execute();
        return false;
      });
    },

    /** Deletes unanswered challenges; each sign-in page may request one. */
    async forgetChallenges(now: string): Promise<void> {
      await db.deleteFrom('staff_verifications').where('expires_at', '<=', now).execute();
    },
  };
}

async function countOf(db: Db | Trx, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('staff_passkeys')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

const toOwn = (row: Selectable<StaffPasskeysTable>): OwnPasskey => ({
  id: row.id,
  name: row.name,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
  synced: row.backed_up === 1,
});
