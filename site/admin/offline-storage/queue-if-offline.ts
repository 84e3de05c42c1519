import type { NoteDrafts } from '../state/note-drafts.ts';
import { enqueueChange, isNetworkError, type Waiting } from './change-queue.ts';

/** Sends; what gets no answer waits on this device, if it may. @returns the server's answer, or what waits. */
export async function queueIfOffline<Answer>(
  drafts: NoteDrafts,
  waiting: Waiting | null,
  send: () => Promise<Answer>,
): Promise<Answer | Waiting> {
  try {
    return await send();
  } catch (error) {
    if (!waiting || !isNetworkError(error)) throw error;
    enqueueChange(drafts, waiting);
    return waiting;
  }
}

/** The toast for it. */
export const KEPT = {
  title: 'Kept on this device',
  description: 'There’s no connection right now. It will be sent once there is.',
};
