/**
 * The second step of incoming mail: parses the stored mail and files it (docs/decisions/0010). Each mail ends in one
 * transaction, guarded by its claim.
 */
import type { FastifyBaseLogger } from 'fastify';
import type { MeetingAnswer, MessageByMail } from '#contract/mail/inbound.ts';
import type { Config } from '../config/config.ts';
import { isUniqueViolation } from '../database/error-codes.ts';
import type { Db, InboundMailRow, InquiryRow, Trx } from '../database/schema.ts';
import type { ImageHost } from '../images/image-host.ts';
import { isErased, type MailIdentity } from '../inquiries/erased-mails-store.ts';
import { addEvents, eventRow } from '../inquiries/events-store.ts';
import { lockInquiry, setInquiry } from '../inquiries/row-store.ts';
import { createJobs, type Jobs } from '../jobs/jobs.ts';
import { JobLost } from '../jobs/jobs-store.ts';
import { confirmAddress } from '../outbox/confirmed-address-store.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { emailKey } from '../search/contact-keys.ts';
import type { SpamFilter } from '../spam/filter.ts';
import { addVisitorMessage } from './add-message-store.ts';
import { markBounced } from './bounces-store.ts';
import { type CopyPlace, replaceCopy } from './copies-store.ts';
import { INCOMING_MAIL } from './imap/arrivals-store.ts';
import { storePictures } from './keep-pictures.ts';
import { copyKeyOf, readColumns, remarksOf } from './mail-row.ts';
import { matchStore, type OurMail } from './match-store.ts';
import { answerOf } from './meeting-answers-store.ts';
import { ReadingEnded, UnreadableMail } from './parse/read-apart.ts';
import type { ReadMail } from './parse/read-mail.ts';
import { withReadMail } from './read-stored.ts';
import { checkingDomains } from './sender-check.ts';
import { type ClaimedInbound, mailOfJob, refuse, removeClaimed, settle } from './work-store.ts';

export type FilingParts = {
  db: Db;
  config: Pick<
    Config,
    'secret' | 'replyAddress' | 'mailFrom' | 'mailTo' | 'dataDir' | 'imapUrl' | 'mailCheckedBy'
  >;
  images: Pick<ImageHost, 'take' | 'attach'>;
  outbox: Pick<Outbox, 'enqueue' | 'wake'>;
  spam: Pick<SpamFilter, 'judgeMail'>;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** The server's queue; by default a separate one. */
  jobs?: Jobs;
};

/** Short, so that another server soon takes over a mail from one that was killed. */
export const FILING_LEASE_MS = 20_000;
/** A mail that this machine or the picture host failed is due again after a minute, then two, up to an hour. */
const AGAIN_MS = 60_000;
const AGAIN_MOST_MS = 60 * 60_000;
/** Attempts for more than a day. After that, staff get the original mail. */
const MOST_ATTEMPTS = 32;
/** Characters of a machine's answer that the timeline shows. */
const AUTO_REPLY_TEXT = 2000;
/** Message-IDs of the emails with which `npm run doctor` tests the mailbox. */
const DOCTOR = /^<doctor-/;

export function createFiling(parts: FilingParts, leaseMs = FILING_LEASE_MS) {
  const { db, config, images, outbox, spam, log } = parts;
  const { jobs = createJobs({ db, log }) } = parts;
  const match = matchStore(db, config);
  const checking = checkingDomains(config);
  /** Emails whose reading was killed or crashed once, maybe due to load. After a second time, an email is unreadable. */
  const ended = new Set<string>();

  /** Reads and files one mail. */
  async function file(claim: ClaimedInbound): Promise<void> {
    const endedBefore = ended.delete(claim.id);
    try {
      await withReadMail({ db, dataDir: config.dataDir }, claim.blob_id, (mail) => place(claim, mail));
    } catch (error) {
      if (error instanceof JobLost) throw error;
      const again = error instanceof ReadingEnded && !endedBefore;
      if (again) ended.add(claim.id);
      const isUnreadable = (error instanceof UnreadableMail && !again) || claim.job.attempts >= MOST_ATTEMPTS;
      if (!isUnreadable) throw withoutWords(error);
      log.warn({ inbound: claim.id }, 'couldn’t parse an incoming email; staff will find it in the inbox');
      await db.transaction().execute((trx) => settle(trx, claim, { kind: 'unreadable', state: 'waiting' }));
    }
  }

  async function place(claim: ClaimedInbound, mail: ReadMail): Promise<void> {
    if (await isErased(db, config.secret, identityOf(claim, mail)))
      return db.transaction().execute((trx) => refuse(trx, claim));
    try {
      await placeOnce(claim, mail);
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      // Another server files its other copy at this moment: now it is there.
      await placeOnce(claim, mail);
    }
  }

  async function placeOnce(claim: ClaimedInbound, mail: ReadMail): Promise<void> {
    const own = await ownMail(mail);
    if (own) return setAside(claim, { ...mail, kind: 'auto-reply' }, own.inquiry_id);
    if (mail.kind === 'bounce') return bounced(claim, mail);
    const inquiry = await match.inquiryOf(mail);
    if (mail.kind === 'auto-reply') return inquiry ? quiet(claim, mail, inquiry.id) : setAside(claim, mail);
    if (!inquiry) return toMail(claim, mail);
    return isSender(inquiry, mail) ? words(claim, mail, inquiry) : fromOther(claim, mail, inquiry.id);
  }

  /**
   * Ends the job with what became of the mail, unless its other copy has as good a place: then it is removed.
   * @returns false for that. @throws JobLost
   */
  async function settleOnce(
    trx: Trx,
    claim: ClaimedInbound,
    mail: ReadMail,
    {
      state,
      inquiryId = null,
      set = {},
    }: {
      state: CopyPlace['state'];
      inquiryId?: string | null;
      set?: Partial<Pick<InboundMailRow, 'spam' | 'spam_reasons'>>;
    },
  ): Promise<boolean> {
    const key = copyKeyOf(mail);
    if (key !== null && !(await replaceCopy(trx, key, { state, kind: mail.kind }))) {
      await removeClaimed(trx, claim);
      return false;
    }
    if (!(await settle(trx, claim, { ...readColumns(mail, checking), ...set, state, inquiry_id: inquiryId })))
      throw new JobLost();
    return true;
  }

  /** Mail that we sent and that returned to our mailbox, such as the studio's announcements. */
  const ownMail = async ({ messageId }: ReadMail): Promise<Pick<OurMail, 'inquiry_id'> | undefined> => {
    if (messageId === null) return undefined;
    return DOCTOR.test(messageId) ? { inquiry_id: null } : match.ours(messageId);
  };

  /** @param inquiryId the inquiry that the mail is about: its erasure deletes the mail, too. */
  const setAside = (claim: ClaimedInbound, mail: ReadMail, inquiryId: string | null = null): Promise<void> =>
    db
      .transaction()
      .execute(async (trx) => void (await settleOnce(trx, claim, mail, { state: 'set-aside', inquiryId })));

  async function bounced(claim: ClaimedInbound, mail: ReadMail): Promise<void> {
    const { bounce } = mail;
    const about = bounce?.originalMessageId ? await match.ours(bounce.originalMessageId) : undefined;
    if (!bounce?.permanent || !about) return setAside(claim, mail, about?.inquiry_id);
    await db.transaction().execute(async (trx) => {
      const isNews = await markBounced(trx, about, bounce, iso());
      const state = isNews && about.inquiry_id !== null ? 'filed' : 'set-aside';
      await settleOnce(trx, claim, mail, { state, inquiryId: about.inquiry_id });
    });
  }

  /** A machine answered: a quiet line, and no clock. */
  const quiet = (claim: ClaimedInbound, mail: ReadMail, inquiryId: string) =>
    onInquiry(claim, mail, inquiryId, 'filed', async (trx, row, at) => {
      const data = {
        ...{ inboundId: claim.id, from: mail.from?.address ?? '', subject: mail.subject },
        text: mail.text.slice(0, AUTO_REPLY_TEXT),
        remarks: remarksOf(mail, checking),
      };
      await setInquiry(trx, row, {}, at);
      await addEvents(trx, [eventRow(row.id, at, null, 'mail-auto-reply', data)]);
    });

  /** The thread is right, but anyone could have been given its address: it changes nothing until staff file it. */
  const fromOther = (claim: ClaimedInbound, mail: ReadMail, inquiryId: string) =>
    onInquiry(claim, mail, inquiryId, 'waiting', async (trx, row, at) => {
      const data = { inboundId: claim.id, from: mail.from?.address ?? '', subject: mail.subject };
      await setInquiry(trx, row, {}, at);
      await addEvents(trx, [eventRow(row.id, at, null, 'mail-from-other', data)]);
    });

  async function words(claim: ClaimedInbound, mail: ReadMail, inquiry: InquiryRow): Promise<void> {
    const { pictures, files } = await storePictures(images, mail, JSON.parse(inquiry.attachments).length);
    const isAnswer = await match.isAnswer(mail, inquiry);
    await onInquiry(claim, mail, inquiry.id, 'filed', async (trx, row, at) => {
      if (isAnswer) await confirmAddress(trx, inquiry, at);
      const answer = await answerOf(trx, row, mail);
      if (answer && isAgreed(answer)) return noteAgreed(trx, row, { ...answer, inboundId: claim.id }, at);
      const byMail: MessageByMail = {
        ...{ inboundId: claim.id, from: null, subject: mail.subject, quoted: mail.quoted, files },
        remarks: remarksOf(mail, checking),
        ...(answer && { answer }),
      };
      await addVisitorMessage(
        { images, outbox, config },
        trx,
        row,
        { text: mail.text, pictures, mail: byMail },
        at,
      );
    });
    outbox.wake();
  }

  /** A calendar accepted our invitation without a comment: adds a timeline event, and doesn't start the response clock. */
  async function noteAgreed(
    trx: Trx,
    row: InquiryRow,
    answer: MeetingAnswer & { inboundId: string },
    at: string,
  ): Promise<void> {
    await setInquiry(trx, row, {}, at);
    await addEvents(trx, [eventRow(row.id, at, null, 'meeting-answered', answer)]);
  }

  /** Locks the inquiry before the mail, as other changes do. If it was erased meanwhile, the mail stays in *Email*. */
  const onInquiry = (
    claim: ClaimedInbound,
    mail: ReadMail,
    inquiryId: string,
    state: 'filed' | 'waiting',
    change: (trx: Parameters<typeof settle>[0], row: InquiryRow, at: string) => Promise<void>,
  ): Promise<void> =>
    db.transaction().execute(async (trx) => {
      const row = await lockInquiry(trx, inquiryId);
      const place = { state: row ? state : 'waiting', inquiryId: row?.id };
      const isNew = await settleOnce(trx, claim, mail, place);
      if (row && isNew) await change(trx, row, iso());
    });

  async function toMail(claim: ClaimedInbound, mail: ReadMail): Promise<void> {
    const verdict = await spam.judgeMail(
      { name: mail.from?.name ?? '', email: mail.from?.address ?? '', message: mail.text },
      new Date(),
    );
    const judged = { spam: verdict.spam ? 1 : 0, spam_reasons: JSON.stringify(verdict.reasons) };
    await db
      .transaction()
      .execute(async (trx) => void (await settleOnce(trx, claim, mail, { state: 'waiting', set: judged })));
  }

  jobs.handle({
    ...{ task: INCOMING_MAIL, leaseMs, longestWaitMs: 2 * AGAIN_MOST_MS },
    pauseAfter: (attempts) => Math.min(AGAIN_MS * 2 ** (attempts - 1), AGAIN_MOST_MS),
    async run(job) {
      const claim = await mailOfJob(db, job);
      if (claim) await file(claim);
    },
  });

  return {
    /** Files all emails that are due, in sequence. @returns how many. */
    fileDue: () => jobs.runDue(INCOMING_MAIL),
  };
}

/** Errors may quote the mail, and the log and the queue keep them. */
function withoutWords(error: unknown): Error {
  const { code, errcode } = error as { code?: string; errcode?: number };
  return Object.assign(new Error(`Couldn’t sort an email: ${code ?? errcode ?? 'no code'}`), {
    ...(code !== undefined && { code }),
    ...(errcode !== undefined && { errcode }),
  });
}

const isAgreed = ({ answer, words }: MeetingAnswer): boolean =>
  (answer === 'accepted' || answer === 'tentative') && words === '';

const identityOf = (claim: ClaimedInbound, { messageId, from, bounce }: ReadMail): MailIdentity => ({
  ...{ sha256: claim.sha256, messageId, receivedAt: claim.received_at },
  ...{ from: from?.address ?? null, bounced: bounce?.originalMessageId ?? null },
});

const isSender = (inquiry: InquiryRow, { from }: ReadMail): boolean =>
  from !== null && emailKey(from.address) === inquiry.email_key;

/** Returns the instant `ms` milliseconds from now. */
const iso = (ms = 0): string => new Date(Date.now() + ms).toISOString();
