/** Adds incoming mail to the database of a running server, as its mailbox reader does. */
import { v7 as uuid } from 'uuid';
import type { InboundFile, InboundKind, InboundState } from '#contract/mail/inbound.ts';
import { connect } from '../../server/database/connect.ts';
import type { Db } from '../../server/database/schema.ts';
import { addEvents, eventRow } from '../../server/inquiries/events-store.ts';
import type { RunningServer } from './running-server.ts';

/** Enables incoming mail. No mailbox exists at this address, so these rows are the only mail. */
export const MAILBOX = { IMAP_URL: 'imap://studio%40example.com:secret@127.0.0.1:1' };

type CameIn = {
  from: { name: string; address: string };
  subject?: string;
  text?: string;
  quoted?: string | null;
  files?: InboundFile[];
  kind?: InboundKind;
  state?: InboundState;
  /** The inquiry to which the email was filed, or which an unfiled email answers. */
  inquiryId?: string | null;
  spamReasons?: string[];
};

/** Stores an incoming email. @returns its id. */
export const cameIn = (server: RunningServer, mail: CameIn): Promise<string> =>
  inDatabase(server, async (db) => {
    // In the order of arrival, as the reader makes them.
    const id = uuid();
    const { from, kind = 'message', state = 'waiting', spamReasons = [] } = mail;
    const at = new Date().toISOString();
    await db
      .insertInto('inbound_mails')
      .values({
        ...{ id, sha256: id, blob_id: null, bytes: 1000, state, kind, inquiry_id: mail.inquiryId ?? null },
        ...{ message_id: `<${id}@example.org>`, from_name: from.name, from_email: from.address },
        ...{ subject: mail.subject ?? '', text: mail.text ?? '', quoted: mail.quoted ?? null },
        files: JSON.stringify(mail.files ?? []),
        ...{ spam: spamReasons.length > 0 ? 1 : 0, spam_reasons: JSON.stringify(spamReasons) },
        received_at: at,
      })
      .execute();
    return id;
  });

/** Adds an event to an inquiry's timeline that came neither from staff nor from the visitor's page. */
export const happened = (server: RunningServer, inquiryId: string, kind: string, data: object) =>
  inDatabase(server, (db) =>
    db.transaction().execute(async (trx) => {
      await addEvents(trx, [eventRow(inquiryId, new Date().toISOString(), null, kind, data)]);
      const spoke = kind === 'visitor-message' && { visitor_at: new Date().toISOString() };
      await trx
        .updateTable('inquiries')
        .set((eb) => ({ version: eb('version', '+', 1), ...spoke }))
        .where('id', '=', inquiryId)
        .execute();
    }),
  );

/** Adds a reply that was sent and bounced. @returns its id. */
export const replyCameBack = async (
  server: RunningServer,
  inquiryId: string,
  recipient: string,
  why: string,
) => {
  const mailId = uuid();
  await inDatabase(server, (db) => {
    const at = new Date().toISOString();
    return db
      .insertInto('mails')
      .values({
        ...{
          id: mailId,
          kind: 'reply',
          inquiry_id: inquiryId,
          recipient,
          message_id: `<${mailId}@example.com>`,
        },
        data: JSON.stringify({ subject: 'Your request', text: 'When may we call?', staffName: 'Olivia' }),
        ...{ state: 'bounced', attempts: 1, run_at: at, last_error: why, created_at: at, sent_at: at },
      })
      .execute();
  });
  await happened(server, inquiryId, 'mail-bounced', { mailId, recipient, why });
  return mailId;
};

async function inDatabase<T>({ dataDir }: RunningServer, work: (db: Db) => Promise<T>): Promise<T> {
  const db = connect({ dataDir, databaseUrl: undefined });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
