/** Incoming mail without a mailbox: raw emails are stored as the reader stores them, and filed. */
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import type { InboundMail } from '#contract/mail/inbound.ts';
import { storeBlob } from '../../blobs/blobs-store.ts';
import type { EngineName } from '../../database/connect.ts';
import { createImageHost } from '../../images/create-image-host.ts';
import { enqueueJobs } from '../../jobs/jobs-store.ts';
import { replyTag, taggedAddress } from '../../mail/reply-address.ts';
import { createOutbox } from '../../outbox/outbox.ts';
import { postInquiry } from '../../outbox/testing/outbox.ts';
import { createSpamFilter } from '../../spam/filter.ts';
import { createProofs } from '../../spam/proof.ts';
import { createTestApp, signedIn } from '../../testing/test-app.ts';
import { createFiling } from '../filing.ts';
import { INCOMING_MAIL } from '../imap/arrivals-store.ts';

const MAILBOX = {
  IMAP_URL: 'imap://studio:secret@127.0.0.1:9',
  REPLY_ADDRESS: 'studio@firm.example',
};

const silent = pino({ level: 'silent' });

/** The lines of a mail, with those given before its text. */
export const rawMail = (headers: Record<string, string>, text = 'Tuesday works for us.'): string =>
  `${Object.entries({ From: 'Ana Ruiz <ana@example.com>', To: 'studio@firm.example', ...headers })
    .map(([name, value]) => `${name}: ${value}`)
    .join('\r\n')}\r\n\r\n${text.replace(/\r?\n/g, '\r\n')}\r\n`;

/** An app, an inquiry of ana@example.com, and a member of staff. */
export async function mailroom(engine: EngineName) {
  const test = await createTestApp(engine, MAILBOX);
  onTestFinished(test.close);
  const { app, db, config } = test;
  const inquiry = await postInquiry(test);
  const staff = await signedIn(test);
  const parts = {
    ...{ db, config, log: silent },
    images: createImageHost({ db, config, log: silent }),
    outbox: createOutbox(config, () => {}),
    spam: createSpamFilter({
      ...{ db, proofs: createProofs(config.secret) },
      ...config,
    }),
  };
  const filing = createFiling(parts);

  const call = (method: 'GET' | 'POST', url: string, payload?: object) =>
    app.inject({ method, url, headers: { cookie: staff.cookie }, ...(payload && { payload }) });
  return {
    ...{ test, db, config, inquiry, staff, parts, filing, call },

    /** The address that answers about an inquiry come back to; remembered, as a sent mail's is. */
    async replyTo(id = inquiry.id, generation = 1): Promise<string> {
      const tag = replyTag(config.secret, id, generation);
      await db
        .insertInto('reply_tags')
        .values({ tag, inquiry_id: id })
        .onConflict((oc) => oc.doNothing())
        .execute();
      return taggedAddress(config.replyAddress, tag);
    },

    /** Stores a mail as the reader does, without filing it. @returns its id. */
    async store(raw: string | Uint8Array): Promise<string> {
      const bytes = typeof raw === 'string' ? Buffer.from(raw) : raw;
      const blob = await storeBlob(
        db,
        (async function* () {
          yield bytes;
        })(),
        bytes.length,
      );
      const id = crypto.randomUUID();
      const at = new Date().toISOString();
      await db
        .insertInto('inbound_mails')
        .values({
          ...{ id, sha256: `${blob.sha256} ${id}`, blob_id: blob.id, bytes: blob.bytes, state: 'received' },
          received_at: at,
        })
        .execute();
      await enqueueJobs(db, [{ task: INCOMING_MAIL, key: id }]);
      return id;
    },

    /** Stores a mail and files it. @returns its row. */
    async receive(raw: string | Uint8Array) {
      const id = await this.store(raw);
      await filing.fileDue();
      return db.selectFrom('inbound_mails').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    },

    /** Staff write a reply, which the mail server takes. @returns its mail. */
    async replied(subject = 'Your house') {
      const answer = await call('POST', `/api/inquiries/${inquiry.id}/replies`, {
        subject,
        text: 'Hello Ana',
      });
      const { id } = answer.json();
      await db
        .updateTable('mails')
        .set({ state: 'sent', sent_at: new Date().toISOString(), attempts: 1 })
        .where('id', '=', id)
        .execute();
      return db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    },

    /** The inquiry as staff read it. */
    read: async (id = inquiry.id) => (await call('GET', `/api/inquiries/${id}`)).json(),
    events: async (id = inquiry.id) => (await call('GET', `/api/inquiries/${id}/events`)).json(),
    box: async (state: string): Promise<InboundMail[]> =>
      (await call('GET', `/api/inbound?state=${state}`)).json(),
    mailsOf: (kind: string) => db.selectFrom('mails').selectAll().where('kind', '=', kind).execute(),
  };
}
