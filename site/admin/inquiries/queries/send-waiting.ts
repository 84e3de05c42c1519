/** Sends what waits for a connection (docs/decisions/0069). */
import type { QueryClient } from '@tanstack/react-query';
import type { Inquiry } from '#contract/inquiry.ts';
import { OFFLINE_LIMITS } from '#contract/offline.ts';
import { RequestError, request } from '../../../frame/request.ts';
import {
  dropWaiting,
  isUnreached,
  keepWaiting,
  type Refusal,
  type Waiting,
  waitingIn,
} from '../../kept/waiting.ts';
import type { NoteDrafts } from '../../state/note-drafts.ts';
import { isSignedOut } from '../../state/query-client.ts';
import { failureInWords } from '../../words/failure-in-words.ts';
import { forgetInquiry, isGone } from './forget-inquiry.ts';
import { INQUIRIES, keepUpdated } from './known-inquiries.ts';
import { Conflict, patchInquiry } from './patch-inquiry.ts';

/** Tries each once. @returns how many the server took. @throws what stops all of them: no answer, or no session. */
export async function sendWaiting(drafts: NoteDrafts, queryClient: QueryClient): Promise<number> {
  let taken = 0;
  for (const { id } of waitingIn(drafts)) {
    // Looked up again: the one before may have changed the version it is based on.
    const waiting = waitingIn(drafts).find((each) => each.id === id);
    if (!waiting || waiting.refusal) continue;
    try {
      const updated = await sendOne(waiting);
      keepUpdated(queryClient, updated);
      dropWaiting(drafts, waiting);
      putUpon(drafts, waiting, updated);
      taken++;
    } catch (error) {
      if (isUnreached(error) || isSignedOut(error) || isMomentary(error)) throw error;
      if (isGone(error)) forgetInquiry(queryClient, drafts, waiting.inquiryId);
      else keepWaiting(drafts, { ...waiting, refusal: await refusalOf(error, waiting) });
    }
  }
  if (taken > 0) void queryClient.invalidateQueries({ queryKey: INQUIRIES });
  return taken;
}

/** A second note of the same person was written upon the same: the first isn't a colleague's change to it. */
function putUpon(drafts: NoteDrafts, sent: Waiting, { version, notes }: Inquiry): void {
  const { words, inquiryId } = sent;
  if (words.kind !== 'note') return;
  for (const next of waitingIn(drafts))
    if (
      next.inquiryId === inquiryId &&
      next.words.kind === 'note' &&
      next.words.seen.version === words.seen.version
    )
      keepWaiting(drafts, { ...next, words: { ...next.words, seen: { version, notes } } });
}

async function sendOne({ id, inquiryId, at, words }: Waiting): Promise<Inquiry> {
  if (words.kind === 'note') {
    const answer = await patchInquiry({ id: inquiryId, ...words.seen }, { notes: words.text }, id);
    return answer.json();
  }
  const seconds = Math.round((Date.now() - at) / 1000);
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

async function refusalOf(error: unknown, { inquiryId }: Waiting): Promise<Refusal> {
  if (!(error instanceof Conflict)) return { words: failureInWords(error) };
  const newest = await request(`/api/inquiries/${encodeURIComponent(inquiryId)}`);
  const { version, notes } = (await newest.json()) as Inquiry;
  return { by: error.touched[0]?.by ?? 'A colleague', theirs: { version, notes } };
}
