/** Reads endings (disabled accounts, unsubscribes, revoked links) from the database, and repeats them after a restore. */
import { createHash } from 'node:crypto';
import { hashToken } from '../config/tokens.ts';
import { repeatPurge } from '../content/picture-removal-store.ts';
import type { Database, Db, Trx } from '../database/schema.ts';
import { tokenFor } from '../inquiries/private-link.ts';

/** An account's current state, by its random id; password and second factor as a hash of their stored form. */
export type AccountEntry = {
  kind: 'account';
  id: string;
  role: string;
  disabled: boolean;
  password: string | null;
  factor: string | null;
  /** Ids of its passkeys. */
  passkeys: string[];
};
/** An unsubscribed newsletter subscriber. */
export type ReaderEntry = { kind: 'unsubscribed'; id: string };
/** An inquiry's private link that was renewed or revoked. */
export type LinkEntry = { kind: 'link'; id: string; generation: number; active: boolean };
/** A picture of the site that was removed permanently. */
export type PictureEntry = { kind: 'picture'; id: string };
export type RevocationEntry = AccountEntry | ReaderEntry | LinkEntry | PictureEntry;

export async function entriesIn(db: Db): Promise<RevocationEntry[]> {
  const [accounts, readers, links, pictures] = await Promise.all([
    accountEntries(db),
    db
      .selectFrom('newsletter_subscribers')
      .select('id')
      .where('state', '=', 'unsubscribed')
      .orderBy('id')
      .execute(),
    // This form uses a partial index of the baseline.
    db
      .selectFrom('inquiries')
      .select(['id', 'visitor_link_generation as generation', 'visitor_token_hash as hash'])
      .where((eb) => eb('visitor_link_generation', '>', eb.lit(1)))
      .orderBy('id')
      .execute(),
    db.selectFrom('content_pictures_removed').select('id').orderBy('id').execute(),
  ]);
  return [
    ...accounts,
    ...readers.map(({ id }): ReaderEntry => ({ kind: 'unsubscribed', id })),
    ...links.map(
      ({ id, generation, hash }): LinkEntry => ({ kind: 'link', id, generation, active: hash !== null }),
    ),
    ...pictures.map(({ id }): PictureEntry => ({ kind: 'picture', id })),
  ];
}

const TABLES = {
  account: 'staff_users',
  unsubscribed: 'newsletter_subscribers',
  link: 'inquiries',
  picture: 'content_pictures_removed',
} as const satisfies Record<RevocationEntry['kind'], keyof Database>;
/** Ids in one statement; both databases allow many more. */
const IDS_AT_ONCE = 500;

/** Returns the entries whose subject isn't in this database. */
export async function unknownTo(db: Db, entries: RevocationEntry[]): Promise<RevocationEntry[]> {
  const known = new Set<string>();
  for (const [kind, table] of Object.entries(TABLES)) {
    const ids = entries.filter((entry) => entry.kind === kind).map(({ id }) => id);
    for (let from = 0; from < ids.length; from += IDS_AT_ONCE) {
      const some = ids.slice(from, from + IDS_AT_ONCE);
      for (const { id } of await db.selectFrom(table).select('id').where('id', 'in', some).execute())
        known.add(`${kind} ${id}`);
    }
  }
  return entries.filter(({ kind, id }) => !known.has(`${kind} ${id}`));
}

/** Returns a mark that changes with any entry, without reading all of them. */
export async function endingsMark(db: Db): Promise<string> {
  const [accounts, readers, links, pictures] = await Promise.all([
    accountEntries(db),
    db
      .selectFrom('newsletter_subscribers')
      .select((eb) => [eb.fn.countAll<string>().as('count'), eb.fn.max('unsubscribed_at').as('last')])
      .where('state', '=', 'unsubscribed')
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('inquiries')
      .select((eb) => [
        eb.fn.sum<string>('visitor_link_generation').as('generations'),
        eb.fn.count<string>('visitor_token_hash').as('active'),
      ])
      .where((eb) => eb('visitor_link_generation', '>', eb.lit(1)))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('content_pictures_removed')
      .select((eb) => eb.fn.countAll<string>().as('removed'))
      .executeTakeFirstOrThrow(),
  ]);
  return JSON.stringify([accounts, readers, links, pictures]);
}

async function accountEntries(db: Db): Promise<AccountEntry[]> {
  const passkeys = await db.selectFrom('staff_passkeys').select(['id', 'user_id']).orderBy('id').execute();
  const idsOf = Map.groupBy(passkeys, ({ user_id }) => user_id);
  const rows = await db
    .selectFrom('staff_users as u')
    .leftJoin('staff_credentials as c', 'c.user_id', 'u.id')
    .leftJoin('staff_two_factors as f', 'f.user_id', 'u.id')
    .select(['u.id', 'u.role', 'u.disabled', 'c.password', 'f.secret', 'f.backup_codes'])
    .orderBy('u.id')
    .execute();
  return rows.map(({ id, role, disabled, password, secret, backup_codes }) => ({
    kind: 'account',
    id,
    role,
    disabled: disabled === 1,
    password: password && fingerprint(password),
    factor: secret && fingerprint(`${secret} ${backup_codes}`),
    passkeys: (idsOf.get(id) ?? []).map((passkey) => passkey.id),
  }));
}

/** Fingerprints values that are already hashed or encrypted. */
const fingerprint = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** The changes made by repeating the endings. */
export type ReappliedRevocations = {
  /** Email addresses of changed accounts, by kind of change. */
  disabled: string[];
  roles: string[];
  /** Accounts whose password or second factor changed since the backup: neither works, and a new password is needed. */
  passwords: string[];
  /** Accounts with passkeys that were removed since. */
  passkeys: string[];
  unsubscribed: number;
  links: number;
  /** Pictures of the site that are gone again. */
  pictures: number;
};

/** Repeats the endings. @param secret the secret of the visitors' links in the database. */
export function reapplyRevocations(
  db: Db,
  entries: RevocationEntry[],
  secret: string,
  at: string,
): Promise<ReappliedRevocations> {
  return db.transaction().execute(async (trx) => {
    const now = new Map((await accountEntries(trx)).map((account) => [account.id, account]));
    const done: ReappliedRevocations = {
      disabled: [],
      roles: [],
      passwords: [],
      passkeys: [],
      unsubscribed: 0,
      links: 0,
      pictures: 0,
    };
    for (const entry of entries)
      if (entry.kind === 'account') {
        const before = now.get(entry.id);
        if (before) await endAccount(trx, before, entry, done, at);
      } else if (entry.kind === 'unsubscribed') done.unsubscribed += await unsubscribe(trx, entry, at);
      else if (entry.kind === 'picture') done.pictures += Number(await repeatPurge(trx, entry.id));
      else done.links += await replaceLink(trx, entry, secret);
    return done;
  });
}

async function endAccount(
  trx: Trx,
  before: AccountEntry,
  { id, role, disabled, password, factor, passkeys }: AccountEntry,
  done: ReappliedRevocations,
  at: string,
): Promise<void> {
  const credentials = before.password !== null && (before.password !== password || before.factor !== factor);
  const removed = before.passkeys.filter((each) => !passkeys.includes(each));
  if (before.role === role && before.disabled === disabled && !credentials && removed.length === 0) return;
  const { email } = await trx
    .updateTable('staff_users')
    .set({
      role,
      disabled: disabled ? 1 : 0,
      updated_at: at,
      ...(before.factor !== factor && { two_factor_enabled: 0 }),
    })
    .where('id', '=', id)
    .returning('email')
    .executeTakeFirstOrThrow();
  if (before.role !== role) done.roles.push(`${email} (${role})`);
  if (disabled && !before.disabled) done.disabled.push(email);
  if (removed.length > 0) {
    await trx.deleteFrom('staff_passkeys').where('id', 'in', removed).execute();
    done.passkeys.push(email);
  }
  if (!credentials) return;
  await trx.deleteFrom('staff_credentials').where('user_id', '=', id).execute();
  if (before.factor !== factor) await trx.deleteFrom('staff_two_factors').where('user_id', '=', id).execute();
  if (!disabled) done.passwords.push(email);
}

async function unsubscribe(trx: Trx, { id }: ReaderEntry, at: string): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('newsletter_subscribers')
    .set({ state: 'unsubscribed', unsubscribed_at: at, asks: 0 })
    .where('id', '=', id)
    .where('state', '<>', 'unsubscribed')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Restores the last sent link unless it was revoked; earlier links stop working. */
async function replaceLink(trx: Trx, { id, generation, active }: LinkEntry, secret: string): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('inquiries')
    .set({
      visitor_link_generation: generation,
      visitor_token_hash: active ? hashToken(tokenFor(secret, id, generation)) : null,
    })
    .where('id', '=', id)
    .where('visitor_link_generation', '<', generation)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
