/**
 * Judging an inquiry before it is saved (requirements §11). A suspect is saved like any other and answered
 * like any other; it is only flagged.
 */
import type { InquirySubmission } from '#contract/inquiries/inquiry.ts';
import { INQUIRY_LIMITS } from '#contract/inquiries/inquiry-limits.ts';
import type { Db } from '../database/schema.ts';
import { emailKey } from '../search/contact-keys.ts';
import { keyedHash } from './keyed-hash.ts';
import type { Proofs } from './proof.ts';
import { type Evidence, score, type Verdict } from './score.ts';
import { type SpamSample, spamStore } from './store.ts';
import { repeatable } from './texts.ts';
import { BUSY, REMEMBERED_MS, SAME_ADDRESS } from './weights.ts';

export type SpamFilter = ReturnType<typeof createSpamFilter>;

export type SpamVerdict = Verdict & {
  /** Whether its address gets a receipt: repeated use of a stranger's address must not fill that mailbox. */
  getsReceipt: boolean;
  /** To be kept in the transaction that saves the inquiry. */
  sample: SpamSample;
};

type Settings = {
  db: Db;
  secret: string;
  proofs: Proofs;
  origin: string;
  rateLimit: boolean;
};

const HOUR = 60 * 60_000;

export function createSpamFilter({ db, secret, proofs, origin, rateLimit }: Settings) {
  const store = spamStore(db);
  const ownHost = new URL(origin).hostname.replace(/^www\./, '');
  const hash = keyedHash(secret, 'spam');
  let sweptAt = 0;

  async function sweep(now: number) {
    if (now - sweptAt < HOUR) return;
    sweptAt = now;
    await store.forgetBefore(new Date(now - REMEMBERED_MS).toISOString());
  }

  /** The database's records of a text and its sender. */
  async function evidenceOf(submission: Evidence['submission'], now: number, texts: string[]) {
    const ago = (ms: number) => new Date(now - ms).toISOString();
    const address = emailKey(submission.email);
    const [otherSenders, earlier] = await Promise.all([
      store.otherSenders({ textHashes: texts, senderHash: hash(address), since: ago(REMEMBERED_MS) }),
      store.earlier(address),
    ]);
    const dayAgo = ago(SAME_ADDRESS.withinMs);
    return {
      ...{ submission, otherSenders, ownHost },
      fromSameAddress: earlier.filter(({ createdAt }) => createdAt > dayAgo).length,
      isKnown: earlier.some(({ trusted }) => trusted),
    };
  }

  return {
    /** Judges an email. Unlike a form, it has no evidence of how it was filled in. */
    async judgeMail(mail: { name: string; email: string; message: string }, at: Date): Promise<Verdict> {
      // As much as the form takes: ten times as many letters would hold the serving thread for 90 ms.
      const judged = { ...mail, message: mail.message.slice(0, INQUIRY_LIMITS.messageMax) };
      const evidence = await evidenceOf(judged, at.getTime(), repeatable(judged.message).map(hash));
      return score({ ...evidence, proof: 'solved', elapsed: null, isBusy: false });
    },

    async judge(
      submission: InquirySubmission,
      idempotencyKey: string | null,
      at: Date,
    ): Promise<SpamVerdict> {
      const now = at.getTime();
      await sweep(now);
      const texts = repeatable(submission.message).map(hash);
      const proof = await proofs.check(submission.proof, idempotencyKey);
      const busySince = new Date(now - BUSY.withinMs).toISOString();
      const [evidence, isBusy] = await Promise.all([
        evidenceOf(submission, now, texts),
        rateLimit && proof !== 'solved' ? store.cameSince(busySince, BUSY.inquiries) : false,
      ]);
      const elapsed = submission.elapsed ?? openedFor(idempotencyKey, now);
      const verdict = score({ ...evidence, proof, elapsed, isBusy });
      return {
        ...verdict,
        getsReceipt: !rateLimit || evidence.fromSameAddress < SAME_ADDRESS.veryOften,
        sample: { textHashes: texts, senderHash: hash(emailKey(submission.email)), at: at.toISOString() },
      };
    },
  };
}

const DAY = 24 * HOUR;

/**
 * How long the form was open when no script measured it: the key that the server gave the form is a UUIDv7,
 * which begins with its own time (RFC 9562). Null for other keys, and for clocks that can't be.
 */
function openedFor(key: string | null, now: number): number | null {
  if (key === null || key[14] !== '7') return null;
  const elapsed = now - Number.parseInt(key.slice(0, 8) + key.slice(9, 13), 16);
  return elapsed >= 0 && elapsed < DAY ? elapsed : null;
}
