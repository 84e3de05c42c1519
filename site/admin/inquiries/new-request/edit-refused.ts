import { removeQueuedChange, type Waiting } from '../../offline-storage/change-queue.ts';
import type { NoteDrafts } from '../../state/note-drafts.ts';
import { openNewRequest } from '../../state/open-layer.ts';
import { fieldsOf, saveDraft } from './new-request-draft.ts';

/** Opens a queued inquiry that the server refused in its form again. */
export function editRefused(drafts: NoteDrafts, waiting: Waiting): void {
  if (waiting.words.kind !== 'new-request') return;
  saveDraft(drafts, fieldsOf(waiting.words.request));
  removeQueuedChange(drafts, waiting);
  openNewRequest();
}
