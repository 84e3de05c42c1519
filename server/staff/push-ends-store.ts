/**
 * Ends notifications with the sessions that they were turned on in. A browser keeps its id from sign-in to sign-in, so that
 * ending today's session of a lost phone ends what was turned on there last month. A session that expires ends none,
 * because staff turn notifications on for the time when they are away (docs/decisions/0026).
 */
import type { Db, Trx } from '../database/schema.ts';

/** A session by its token's hash, and its browser; null for a session from before browsers had ids. */
type Session = { token: string; browser: string | null };

const sessionOf = (db: Db | Trx, token: string): Promise<(Session & { user_id: string }) | undefined> =>
  db
    .selectFrom('staff_sessions')
    .select(['token', 'browser', 'user_id'])
    .where('token', '=', token)
    .executeTakeFirst();

/** Ends the notifications of a session that is being ended; call it before the session's row is deleted. */
export async function endPushOf(trx: Db | Trx, token: string): Promise<void> {
  const session = await sessionOf(trx, token);
  if (!session) return;
  await trx
    .deleteFrom('push_devices')
    .where('staff_id', '=', session.user_id)
    .where((eb) =>
      eb.or([
        eb('session', '=', token),
        ...(session.browser === null ? [] : [eb('browser', '=', session.browser)]),
      ]),
    )
    .execute();
}

/** Ends notifications in all other browsers and in unknown ones. Without a session to keep, ends all. */
export async function endOtherPush(trx: Trx, staffId: string, kept: string | undefined): Promise<void> {
  const own = kept === undefined ? undefined : await sessionOf(trx, kept);
  await trx
    .deleteFrom('push_devices')
    .where('staff_id', '=', staffId)
    .$if(own !== undefined, (q) =>
      q
        .where((eb) => eb(eb.fn.coalesce('session', eb.val('')), '<>', own?.token as string))
        .where((eb) => eb(eb.fn.coalesce('browser', eb.val('')), '<>', own?.browser ?? 'unknown')),
    )
    .execute();
}

/** A session that replaces another of the same browser, such as after a change of the password. */
export async function takeOver(trx: Trx, before: Session, token: string): Promise<void> {
  await trx
    .updateTable('staff_sessions')
    .set({ browser: before.browser })
    .where('token', '=', token)
    .execute();
  await trx.updateTable('push_devices').set({ session: token }).where('session', '=', before.token).execute();
}

export const sessionBefore = async (db: Db, token: string | null): Promise<Session | null> =>
  (token !== null && (await sessionOf(db, token))) || null;
