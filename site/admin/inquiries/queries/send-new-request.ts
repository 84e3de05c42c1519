/** Sends a request that staff entered; without a connection it waits on this device, and is sent once. */
import type { ListedInquiry } from '#contract/inquiries/inquiry.ts';
import type { NewRequest } from '#contract/inquiries/new-request.ts';
import { OFFLINE_LIMITS } from '#contract/inquiries/offline.ts';
import { request } from '../../../layout/request.ts';
import { newWaiting, queueIfOffline, type Waiting } from '../../offline-storage/change-queue.ts';
import { NEW_REQUEST, type NoteDrafts } from '../../state/note-drafts.ts';

/**
 * @param key the form's idempotency key.
 * @param waitedSeconds since it was entered.
 */
export async function sendNewRequest(
  entered: NewRequest,
  key: string,
  waitedSeconds = 0,
): Promise<ListedInquiry> {
  const seconds = Math.max(0, Math.round(waitedSeconds)) + (entered.secondsAgo ?? 0);
  const answer = await request('/api/inquiries/new', {
    method: 'POST',
    body: { ...entered, secondsAgo: Math.min(seconds, OFFLINE_LIMITS.waitingSeconds) },
    headers: { 'Idempotency-Key': key },
  });
  return answer.json();
}

/** @returns the saved inquiry, or the change that is queued until the browser is online. */
export function saveNewRequest(
  drafts: NoteDrafts,
  entered: NewRequest,
  key: string,
): Promise<ListedInquiry | Waiting> {
  const waiting = { ...newWaiting(NEW_REQUEST, { kind: 'new-request', request: entered }), id: key };
  return queueIfOffline(drafts, waiting, () => sendNewRequest(entered, key));
}
