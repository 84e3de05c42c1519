import { useEffect, useState, useSyncExternalStore } from 'react';
import type { NoteDrafts } from '../../../state/note-drafts.ts';
import { replyKey } from './reply-draft.ts';

/** `as-left`: begun earlier, or taken back; it is open, but doesn't take the focus. */
export type Replying = 'no' | 'asked' | 'as-left';

/** Whether the reply form is open. A draft opens it as it appears; closing the form keeps the draft. */
export function useReplying(inquiryId: string, drafts: NoteDrafts) {
  const isBegun = useSyncExternalStore(
    drafts.subscribe,
    () => drafts.get(replyKey(inquiryId)) !== '',
    () => false,
  );
  const [replying, setReplying] = useState<Replying>(isBegun ? 'as-left' : 'no');
  useEffect(() => {
    if (isBegun) setReplying((now) => (now === 'no' ? 'as-left' : now));
  }, [isBegun]);
  return [replying, setReplying] as const;
}
