import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '../../../components/button.tsx';
import { useOpenInquiry } from '../../../state/open-inquiry.ts';
import { useDrafts } from '../../../state/use-drafts.ts';
import { useWide } from '../../../state/use-wide.ts';
import { replyKey } from './reply-draft.ts';

const ReplyForm = lazy(async () => ({ default: (await import('./reply-form.tsx')).ReplyForm }));
const Dialog = lazy(async () => ({ default: (await import('../../../components/dialog.tsx')).Dialog }));

/** `as-left`: begun earlier, or canceled; the form is open, but doesn't take the focus. */
export type Replying = 'no' | 'asked' | 'as-left';

/** Whether the reply form is open. A draft opens it as it appears; closing the form keeps the draft. */
export function useReplying(inquiryId: string) {
  const drafts = useDrafts();
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

export type ReplyProps = {
  /** Signs the reply. */
  staffName: string;
  replying: Replying;
  onReplying: (replying: Replying) => void;
};

/**
 * Opens the reply form; a reply that was started earlier is open from the start. On a phone, a form opened by its button
 * takes the whole screen; everywhere else it is next to the conversation.
 */
export function Reply({ staffName, replying, onReplying }: ReplyProps) {
  const { name } = useOpenInquiry().inquiry;
  const isWide = useWide();
  if (replying === 'no') return <Button onClick={() => onReplying('asked')}>Reply by email</Button>;
  const close = () => onReplying('no');
  const form = <ReplyForm staffName={staffName} takesFocus={replying === 'asked'} onDone={close} />;
  return (
    <Suspense fallback={<p className="text-graphite">Opening...</p>}>
      {isWide || replying === 'as-left' ? (
        form
      ) : (
        <Dialog
          title={`Reply to ${name}`}
          onClose={close}
          className="top-0 h-dvh w-screen overflow-y-auto overscroll-contain border-none px-4 pt-4 pb-[calc(1rem+env(safe-area-inset-bottom))] [&_form]:mt-3 [&_textarea[data-reply]]:max-h-none [&_textarea[data-reply]]:min-h-[34dvh]"
        >
          {form}
        </Dialog>
      )}
    </Suspense>
  );
}
