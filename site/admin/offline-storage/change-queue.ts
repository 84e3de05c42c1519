/**
 * Notes, logged contacts and new requests that wait for a connection: kept as drafts are, in the browser, each person's own,
 * beyond a reload and the end of a session, until the server has them (docs/decisions/0026).
 */
import { useMemo, useSyncExternalStore } from 'react';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import type { ContactLog } from '#contract/inquiries/inquiry-action-schemas.ts';
import type { NewRequest } from '#contract/inquiries/new-request.ts';
import { newIdempotencyKey } from '../../layout/idempotency-key.ts';
import type { NoteDrafts } from '../state/note-drafts.ts';

export type QueuedText =
  /** `seen`: what the note was written upon. */
  | { kind: 'note'; text: string; seen: Pick<Inquiry, 'notes'> }
  | { kind: 'contact'; contact: ContactLog }
  | { kind: 'new-request'; request: NewRequest };

/** Why the server refused the change; a colleague's earlier note is shown next to it. */
export type ChangeRefusal = { words: string } | { by: string; theirs: Pick<Inquiry, 'notes'> };

export type Waiting = {
  /** Idempotency key: the server applies the change once, even if a response is lost. */
  id: string;
  /** `NEW_REQUEST` for a new request. */
  inquiryId: string;
  /** By this device's clock. */
  at: number;
  words: QueuedText;
  refusal?: ChangeRefusal;
};

const PREFIX = 'waiting:';
/** Ends with the inquiry's id, so that it goes with what else was typed about an erased one. */
const keyOf = ({ id, inquiryId }: Waiting) => `${PREFIX}${id}:${inquiryId}`;

export const newWaiting = (inquiryId: string, words: QueuedText): Waiting => ({
  ...{ id: newIdempotencyKey(), inquiryId, words },
  at: Date.now(),
});

export const enqueueChange = (drafts: NoteDrafts, waiting: Waiting): void =>
  drafts.set(keyOf(waiting), JSON.stringify(waiting));

export const removeQueuedChange = (drafts: NoteDrafts, waiting: Waiting): void =>
  drafts.set(keyOf(waiting), '');

/** This person's waiting notes and contacts, oldest first. */
export const waitingIn = (drafts: NoteDrafts): Waiting[] =>
  drafts
    .keys(PREFIX)
    .flatMap((key) => read(drafts.get(key)))
    .sort((a, b) => a.at - b.at);

function read(kept: string): Waiting | [] {
  try {
    return JSON.parse(kept) as Waiting;
  } catch {
    // Not ours, or cut off by a full storage.
    return [];
  }
}

export const isNetworkError = (error: unknown): boolean => error instanceof TypeError;

/** Waiting notes and contacts, oldest first; of one inquiry, if its id is given. */
export function useWaiting(drafts: NoteDrafts, inquiryId?: string): Waiting[] {
  const all = useSyncExternalStore(
    drafts.subscribe,
    () => JSON.stringify(waitingIn(drafts)),
    () => '[]',
  );
  return useMemo(
    () =>
      (JSON.parse(all) as Waiting[]).filter(
        (each) => inquiryId === undefined || each.inquiryId === inquiryId,
      ),
    [all, inquiryId],
  );
}

/**
 * Sends a change. If the server can't be reached, queues it in this browser, if allowed. @returns the answer, or the
 * queued change.
 */
export async function queueIfOffline<Answer>(
  drafts: NoteDrafts,
  waiting: Waiting | null,
  send: () => Promise<Answer>,
): Promise<Answer | Waiting> {
  try {
    return await send();
  } catch (error) {
    // No response arrived, but the server may have received the change.
    if (!waiting || !isNetworkError(error)) throw error;
    enqueueChange(drafts, waiting);
    return waiting;
  }
}

/** The toast for it. */
export const KEPT = {
  title: 'Saved on this device',
  description: 'You’re offline. We’ll send it when you reconnect.',
};
