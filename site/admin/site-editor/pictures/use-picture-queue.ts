import { useSyncExternalStore } from 'react';
import { type PictureQueue, pictureQueueOf, type QueueView } from './picture-queue.ts';

/** The person's pictures on their way, as they are now. */
export function usePictureQueue(staffId: string): { queue: PictureQueue; view: QueueView } {
  const queue = pictureQueueOf(staffId);
  const view = useSyncExternalStore(queue.subscribe, queue.snapshot, queue.snapshot);
  return { queue, view };
}
