/** Erasure on a test's app, without its routes and background jobs. */
import { randomBytes } from 'node:crypto';
import type { MeetingNotifier } from '../../booking/meeting-notification.ts';
import { createImageHost } from '../../images/create-image-host.ts';
import { nameKey } from '../../search/name-key.ts';
import { addToSearch } from '../../search/search-store.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { createErasure } from '../erasure.ts';
import { createTraces } from '../traces.ts';

export const erasureOf = ({ db, config, app }: TestApp, retentionDays?: number, notify?: MeetingNotifier) =>
  createErasure({
    ...{ db, notify },
    images: createImageHost({ config, db, log: app.log }),
    config: { ...config, retentionDays },
    log: app.log,
  });

export const tracesOf = ({ db, config, app }: TestApp) => createTraces({ db, config, log: app.log });

type Many = {
  count: number;
  email: string;
  at?: Date;
  message?: string;
  fields?: { status?: string; updated_at?: string };
};

/** Saves many inquiries of one address, with their search texts, events and emails. @returns their ids. */
export async function saveMany(
  { db }: Pick<TestApp, 'db'>,
  { count, email, at = new Date(), ...more }: Many,
) {
  const created = at.toISOString();
  const tag = randomBytes(3).toString('hex');
  const ids: string[] = [];
  for (let from = 0; from < count; from += 400) {
    const rows = Array.from({ length: Math.min(400, count - from) }, (_, n) => ({
      id: `${tag}-${String(from + n).padStart(6, '0')}`,
      reference: `LF-${tag}-${from + n}`,
      name: `Rosa ${from + n}`,
      email,
      email_key: email.trim().toLowerCase(),
      name_key: nameKey(`Rosa ${from + n}`),
      phone: null,
      message: more.message ?? `Acre ${from + n} outside of Blanco, a ledge facing south.`,
      attachments: '[]',
      source: null,
      created_at: created,
      updated_at: created,
      ...more.fields,
    }));
    await db.transaction().execute(async (trx) => {
      await trx.insertInto('inquiries').values(rows).execute();
      const own = (id: string) => ({ inquiry_id: id, id: `${id}-0` });
      await trx
        .insertInto('inquiry_events')
        .values(rows.map(({ id }) => ({ ...own(id), at: created, kind: 'created' })))
        .execute();
      const mail = { kind: 'inquiry-visitor', recipient: email, state: 'sent', run_at: created };
      await trx
        .insertInto('mails')
        .values(rows.map(({ id }) => ({ ...own(id), ...mail, message_id: id, created_at: created })))
        .execute();
      await addToSearch(trx, rows);
    });
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}
