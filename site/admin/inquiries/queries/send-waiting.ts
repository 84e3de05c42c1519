/** Sends the changes queued while offline (docs/decisions/0026). */
import type { QueryClient } from '@tanstack/react-query';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import { OFFLINE_LIMITS } from '#contract/inquiries/offline.ts';
import { RequestError, request } from '../../../layout/request.ts';
import { failureInWords } from '../../format/failure-in-words.ts';
import {
  type ChangeRefusal,
  enqueueChange,
  isNetworkError,
  removeQueuedChange,
  type Waiting,
  waitingIn,
} from '../../offline-storage/change-queue.ts';
import type { NoteDrafts } from '../../state/note-drafts.ts';
import { isSignedOut } from '../../state/query-client.ts';
import { forgetInquiry, isGone } from './forget-inquiry.ts';
import { INQUIRIES, keepUpdated } from './known-inquiries.ts';
import { clashIn, patchInquiry } from './patch-inquiry.ts';
import { sendNewRequest } from './send-new-request.ts';

/** Tries each once. @returns how many the server took. @throws what stops all of them: no answer, or no session. */
export async function sendWaiting(drafts: NoteDrafts, queryClient: QueryClient): Promise<number> {
  let taken = 0;
  for (const waiting of waitingIn(drafts).filter(({ refusal }) => !refusal)) {
    try {
      keepUpdated(queryClient, await sendOne(waiting));
      removeQueuedChange(drafts, waiting);
      taken++;
    } catch (error) {
      if (isNetworkError(error) || isSignedOut(error) || isMomentary(error)) throw error;
      const isNew = waiting.words.kind === 'new-request';
      if (isGone(error) && !isNew) forgetInquiry(queryClient, drafts, waiting.inquiryId);
      else enqueueChange(drafts, { ...waiting, refusal: refusalOf(error) });
    }
  }
  if (taken > 0) void queryClient.invalidateQueries({ queryKey: INQUIRIES });
  return taken;
}

async function sendOne({ id, inquiryId, at, words }: Waiting): Promise<Inquiry> {
  if (words.kind === 'note') {
    const answer = await patchInquiry({ id: inquiryId, ...words.seen }, { notes: words.text }, id);
    return answer.json();
  }
  const seconds = Math.round((Date.now() - at) / 1000);
  if (words.kind === 'new-request') return sendNewRequest(words.request, id, seconds);
  const secondsAgo = Math.min(Math.max(seconds, 0), OFFLINE_LIMITS.waitingSeconds);
  const answer = await request(`/api/inquiries/${encodeURIComponent(inquiryId)}/contacts`, {
    method: 'POST',
    body: { ...words.contact, secondsAgo },
    headers: { 'Idempotency-Key': id },
  });
  return answer.json();
}

/** A proxy without its server, a full queue: the same words are taken later. */
const isMomentary = (error: unknown): boolean =>
  error instanceof RequestError && (error.status >= 500 || error.status === 429);

function refusalOf(error: unknown): ChangeRefusal {
  const refused = clashIn(error);
  if (!refused) return { words: failureInWords(error) };
  return { by: refused.clashes[0]?.by ?? 'A colleague', theirs: { notes: refused.current.notes } };
}
