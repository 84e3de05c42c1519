import { lazy, Suspense, useState } from 'react';
import type { Inquiry } from '#contract/inquiry.ts';
import { Button } from '../../button.tsx';
import type { NoteDrafts } from '../note-drafts.ts';
import { replyKey } from './reply-draft.ts';

const ReplyForm = lazy(async () => ({ default: (await import('./reply-form.tsx')).ReplyForm }));

type ReplyProps = { inquiry: Inquiry; drafts: NoteDrafts; staffName: string };

/** Opens the mail to the visitor; one that was begun before is opened at once. */
export function Reply({ inquiry, drafts, staffName }: ReplyProps) {
  const [isOpen, setOpen] = useState(() => drafts.get(replyKey(inquiry.id)) !== '');
  if (!isOpen)
    return (
      <Button look="quiet" onClick={() => setOpen(true)}>
        Reply by e-mail
      </Button>
    );
  return (
    <Suspense fallback={<p className="text-graphite">Opening the form...</p>}>
      <ReplyForm inquiry={inquiry} drafts={drafts} staffName={staffName} onDone={() => setOpen(false)} />
    </Suspense>
  );
}
