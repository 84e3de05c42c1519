import type { ImportMatch } from '#contract/inquiries/import.ts';
import { phoneKey } from '#contract/inquiries/phone-key.ts';
import type { Db } from '../database/schema.ts';
import { emailKeyOrNull } from '../search/contact-keys.ts';

type Contact = { email?: string | undefined; phone?: string | undefined };

/** Finds the newest inquiry with the same email address, else phone number, as each contact. */
export async function matchesOf(db: Db, contacts: readonly Contact[]): Promise<ImportMatch[]> {
  const keys = contacts.map(({ email = '', phone }) => ({
    email: emailKeyOrNull(email),
    phone: phoneKey(phone),
  }));
  const known = {
    email: await newestBy(
      db,
      'email_key',
      keys.flatMap(({ email }) => email ?? []),
    ),
    phone: await newestBy(
      db,
      'phone_key',
      keys.flatMap(({ phone }) => phone ?? []),
    ),
  };
  return keys.flatMap((key, row) => {
    const same = (['email', 'phone'] as const).find((name) => known[name].has(key[name] ?? ''));
    const inquiry = same && known[same].get(key[same] ?? '');
    return inquiry ? [{ row, same, inquiry }] : [];
  });
}

async function newestBy(db: Db, column: 'email_key' | 'phone_key', keys: string[]) {
  if (keys.length === 0) return new Map<string | null, ImportMatch['inquiry']>();
  const rows = await db
    .selectFrom('inquiries')
    .select(['id', 'reference', 'name', column])
    .where(column, 'in', keys)
    .where('spam', '=', 0)
    .orderBy('created_at')
    .execute();
  return new Map(
    rows.map(({ id, reference, name, [column]: key }) => [key ?? null, { id, reference, name }]),
  );
}
