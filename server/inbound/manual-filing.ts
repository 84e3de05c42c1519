/** Filing by staff: to an inquiry, to a new inquiry, or to the archive. */
import { v7 as uuid } from 'uuid';
import type { InquirySubmission } from '#contract/inquiries/inquiry.ts';
import { valuesOf } from '#contract/inquiries/inquiry-fields.ts';
import { INQUIRY_LIMITS } from '#contract/inquiries/inquiry-limits.ts';
import type { InboundFile, MailRemarks } from '#contract/mail/inbound.ts';
import type { StaffMember } from '#contract/site/page-services.ts';
import type { Config } from '../config/config.ts';
import { hashToken } from '../config/tokens.ts';
import type { Db, InboundMailRow } from '../database/schema.ts';
import type { ImageHost } from '../images/image-host.ts';
import { addEvents, eventRow } from '../inquiries/events-store.ts';
import { tokenFor } from '../inquiries/private-link.ts';
import { inquiryStore, type NewInquiry } from '../intake/store.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { addVisitorMessage } from './add-message-store.ts';
import { decisionsStore, type FilingRefusal, markFiled } from './decisions-store.ts';
import { storePictures } from './keep-pictures.ts';
import { listStore } from './list-store.ts';
import { withReadMail } from './read-stored.ts';

export type ManualFilingParts = {
  db: Db;
  config: Pick<Config, 'secret' | 'mailTo' | 'dataDir'>;
  images: Pick<ImageHost, 'take' | 'attach'>;
  outbox: Outbox;
};

type Kept = { pictures: string[]; files: InboundFile[] };

export type ManualFiling = ReturnType<typeof createManualFiling>;

export function createManualFiling({ db, config, images, outbox }: ManualFilingParts) {
  const list = listStore(db);
  const decisions = decisionsStore(db);
  const inquiries = inquiryStore(db, outbox);

  /** Stores the mail's pictures; an unreadable mail, or one without its original, has none to store. */
  async function keep(mail: InboundMailRow, carried: number): Promise<Kept> {
    const files: InboundFile[] = JSON.parse(mail.files);
    if (files.length === 0) return { pictures: [], files };
    return withReadMail({ db, dataDir: config.dataDir }, mail.blob_id, (read) =>
      storePictures(images, read, carried),
    );
  }

  const byMail = (mail: InboundMailRow, files: InboundFile[], from: string | null) => ({
    ...{ inboundId: mail.id, from, subject: mail.subject ?? '', quoted: mail.quoted, files },
    remarks: JSON.parse(mail.remarks) as MailRemarks,
  });

  /** Adds a mail to an inquiry's timeline as the visitor's message. */
  async function file(
    mail: InboundMailRow,
    inquiryId: string,
    staff: StaffMember,
  ): Promise<FilingRefusal | null> {
    const before = await db
      .selectFrom('inquiries')
      .select(['attachments', 'email_key'])
      .where('id', '=', inquiryId)
      .executeTakeFirst();
    if (!before) return 'unknown-inquiry';
    const { pictures, files } = await keep(mail, JSON.parse(before.attachments).length);
    const at = new Date().toISOString();
    const from = mail.from_email === before.email_key ? null : mail.from_email;
    const refused = await decisions.file(mail.id, inquiryId, staff, at, (trx, row) =>
      addVisitorMessage(
        { images, outbox, config },
        trx,
        row,
        { text: mail.text ?? '', pictures, mail: byMail(mail, files, from) },
        at,
      ),
    );
    outbox.wake();
    return refused;
  }

  /**
   * Begins an inquiry with a mail. Nothing is sent: incoming mail is never answered automatically.
   * @returns the inquiry's id and reference.
   */
  async function begin(
    mail: InboundMailRow,
    name: string,
    staff: StaffMember,
  ): Promise<{ id: string; reference: string } | FilingRefusal> {
    const { pictures, files } = await keep(mail, 0);
    const text = mail.text?.trim() || mail.subject?.trim() || 'This email has no text.';
    const message = text.slice(0, INQUIRY_LIMITS.messageMax);
    const rest = text.slice(message.length);
    const submission = { name, email: mail.from_email ?? '', message } as InquirySubmission;
    const inquiry = newInquiry(config.secret, submission, pictures);
    const { id, createdAt: at } = inquiry;
    try {
      const { reference } = await inquiries.insert(inquiry, [], null, async (trx) => {
        if (!(await markFiled(trx, mail.id, id))) throw HANDLED;
        if (pictures.length > 0) await images.attach(trx, pictures, id);
        const said = { text: rest, attachments: [], mail: byMail(mail, files, null) };
        const events = [eventRow(id, at, staff, 'mail-filed', { inboundId: mail.id })];
        // Parts that the request itself has no room for: more text, a quotation, files.
        if (rest || mail.quoted || files.length > 0 || mail.remarks !== '{}')
          events.push(eventRow(id, at, null, 'visitor-message', said));
        await addEvents(trx, events);
      });
      return { id, reference };
    } catch (error) {
      if (error === HANDLED) return 'handled';
      throw error;
    }
  }

  return {
    list,
    file,
    begin,
    setAside: decisions.setAside,
    restore: decisions.restore,
    readAgain: decisions.readAgain,
  };
}

/** A colleague decided while the pictures were stored. */
const HANDLED = new Error('The email was already handled');

function newInquiry(secret: string, submission: InquirySubmission, attachments: string[]): NewInquiry {
  const id = uuid();
  return {
    ...{ id, ...valuesOf(submission), attachments },
    ...{ source: null, spamReasons: [], idempotencyKey: null, idempotencyHash: null },
    visitorTokenHash: hashToken(tokenFor(secret, id, 1)),
    createdAt: new Date().toISOString(),
  };
}
