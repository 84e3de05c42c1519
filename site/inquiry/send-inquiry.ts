/** Sends the request (requirements §8), and words its failures (§9). */
import { inquiryWords } from '#content/inquiry-words.ts';
import type { InquiryReceipt, InquirySubmission, VisitSource } from '#contract/inquiries/inquiry.ts';
import type { FieldName } from '#contract/inquiries/inquiry-fields.ts';
import { RequestError, request, userMessage } from '../layout/request.ts';
import type { InquiryDraft } from './draft.ts';

/** Milliseconds after which an answer counts as lost; the same key makes the retry safe. */
const ANSWER_TIMEOUT = 45_000;

/** Fields that a visitor doesn't type. */
type Extras = { source: VisitSource; website: string; now: number; proof: string | null };

/** @throws RequestError on a refusal; TypeError or DOMException without an answer. */
export async function sendInquiry(draft: InquiryDraft, extras: Extras): Promise<InquiryReceipt> {
  const response = await request('/api/inquiries', {
    method: 'POST',
    headers: { 'Idempotency-Key': draft.idempotencyKey },
    body: submissionOf(draft, extras),
    signal: AbortSignal.timeout(ANSWER_TIMEOUT),
  });
  return response.json();
}

function submissionOf(
  { values, attachments, shownAt }: InquiryDraft,
  { source, website, now, proof }: Extras,
): InquirySubmission {
  return {
    ...(values as Pick<InquirySubmission, FieldName>),
    attachments: attachments.map(({ url }) => url),
    source,
    website,
    // No value if the clock was set back meanwhile: a short time would look like a bot's.
    elapsed: now < shownAt ? null : now - shownAt,
    proof,
  };
}

export type SendFailure = {
  /** `conflict`: this form's key was used for other content; it can only be sent as a new request. */
  kind: 'unreachable' | 'unavailable' | 'conflict' | 'refused';
  /** For the toast (requirements §9): the server's message, or the fallback. */
  toast: string;
  /** For the form itself: what happened. */
  words: string;
  /** By field name. */
  errors: Record<string, string>;
};

export function failureOf(error: unknown): SendFailure {
  const toast = userMessage(error, inquiryWords.failed.fallback);
  if (!(error instanceof RequestError))
    return { kind: 'unreachable', toast, words: 'We couldn’t connect to our server.', errors: {} };
  const { status, problem } = error;
  if (status === 409)
    return {
      kind: 'conflict',
      toast,
      words: 'We already have an earlier version of this request. This one is different.',
      errors: {},
    };
  if (status >= 500)
    return { kind: 'unavailable', toast, words: 'We can’t receive requests right now.', errors: {} };
  return { kind: 'refused', toast, words: toast, errors: problem?.errors ?? {} };
}
