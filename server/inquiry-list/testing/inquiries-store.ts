import type { Insertable } from 'kysely';
import { v7 as uuid } from 'uuid';
import { phoneKey } from '#contract/inquiries/phone-key.ts';
import type { Db, InquiriesTable } from '../../database/schema.ts';
import { newReference } from '../../inquiries/reference.ts';
import { emailKey } from '../../search/contact-keys.ts';
import { nameKey } from '../../search/name-key.ts';
import { addToSearch } from '../../search/search-store.ts';

type Row = Insertable<InquiriesTable>;

/** Inserts an inquiry like one from the form, but of any age and in any state. */
export async function addInquiry(db: Db, given: Partial<Row> = {}): Promise<string> {
  const at = given.created_at ?? new Date().toISOString();
  const row = {
    id: uuid({ msecs: Date.parse(at) }),
    reference: newReference(),
    name: 'Ann Lee',
    email: 'ann@example.com',
    phone: null,
    message: 'A porch and a screen.',
    source: null,
    created_at: at,
    updated_at: at,
    ...given,
  } as Row & { phone: string | null; source: string | null };
  const keys = {
    email_key: emailKey(row.email),
    phone_key: phoneKey(row.phone),
    name_key: nameKey(row.name),
  };
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('inquiries')
      .values({ ...row, ...keys })
      .execute();
    await addToSearch(trx, [row]);
  });
  return row.id;
}
