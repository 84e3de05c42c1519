/** Rows of `firm_settings` that hold what owners changed, one for each form. */
import type { MailAccountName, SavedSettings } from '../config/saved-settings.ts';
import type { Db, Trx } from '../database/schema.ts';
import { decrypt, encrypt } from './encryption.ts';

/** @property password encrypted; null when the server wants none. */
export type SavedAccount = { host: string; port: number; user: string; password: string | null };

export type SavedRows = {
  outgoing?: SavedAccount;
  addresses?: { from: string | null; to: string | null };
  retention?: { days: number | null };
};

const PREFIX = 'settings-';

export async function savedRows(db: Db | Trx): Promise<SavedRows> {
  const rows = await db
    .selectFrom('firm_settings')
    .selectAll()
    .where('name', 'like', `${PREFIX}%`)
    .orderBy('name')
    .execute();
  return Object.fromEntries(rows.map(({ name, value }) => [name.slice(PREFIX.length), JSON.parse(value)]));
}

/** @param row null removes it. */
export async function saveRow<Name extends keyof SavedRows>(
  db: Db | Trx,
  of: Name,
  row: SavedRows[Name] | null,
): Promise<void> {
  const name = `${PREFIX}${of}`;
  if (row === null) {
    await db.deleteFrom('firm_settings').where('name', '=', name).execute();
    return;
  }
  const value = JSON.stringify(row);
  await db
    .insertInto('firm_settings')
    .values({ name, value })
    .onConflict((oc) => oc.column('name').doUpdateSet({ value }))
    .execute();
}

type Place = Pick<SavedAccount, 'host' | 'port' | 'user'>;

/** A password is bound to its server and user: it can't be sent to another server. */
const aboutPassword = (of: MailAccountName, { host, port, user }: Place) =>
  JSON.stringify([of, host, port, user]);

export const sealedPassword = (secret: string, of: MailAccountName, place: Place, password: string): string =>
  encrypt(secret, aboutPassword(of, place), password);

/** @returns null when the password can't be decrypted. */
export const openedPassword = (
  secret: string,
  of: MailAccountName,
  { password, ...place }: SavedAccount,
): string | null => (password === null ? '' : decrypt(secret, aboutPassword(of, place), password));

/** @param password empty: signs in without one, or not at all. */
export function smtpUrlOf({ host, port, user }: Place, password: string): string {
  const url = new URL(`${port === SMTPS_PORT ? 'smtps' : 'smtp'}://${host}:${port}`);
  url.username = encodeURIComponent(user);
  url.password = encodeURIComponent(password);
  return url.href;
}

/** TLS from the first byte; on other ports, STARTTLS. */
const SMTPS_PORT = 465;

/** The rows as current settings. */
export function settingsOf({ outgoing, addresses, retention }: SavedRows, secret: string): SavedSettings {
  const password = outgoing && openedPassword(secret, 'outgoing', outgoing);
  return {
    ...(outgoing && typeof password === 'string' && { smtpUrl: smtpUrlOf(outgoing, password) }),
    ...(addresses?.from && { mailFrom: addresses.from }),
    ...(addresses?.to && { mailTo: addresses.to }),
    ...(retention?.days && { retentionDays: retention.days }),
    unreadable: password === null ? ['outgoing'] : [],
  };
}
