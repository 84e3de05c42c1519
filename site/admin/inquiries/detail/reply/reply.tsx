import { lazy, Suspense } from 'react';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import { Button } from '../../../components/button.tsx';
import type { NoteDrafts } from '../../../state/note-drafts.ts';
import type { Replying } from './use-replying.ts';

const ReplyForm = lazy(async () => ({ default: (await import('./reply-form.tsx')).ReplyForm }));

type ReplyProps = {
  inquiry: Inquiry;
  drafts: NoteDrafts;
  staffName: string;
  replying: Replying;
  onChange: (replying: Replying) => void;
};

/** Opens the reply form; a reply that was started earlier is open from the start. */
export function Reply({ inquiry, drafts, staffName, replying, onChange }: ReplyProps) {
  if (replying === 'no') return <Button onClick={() => onChange('asked')}>Reply by email</Button>;
  return (
    <Suspense fallback={<p className="text-graphite">Opening the form...</p>}>
      <ReplyForm
        inquiry={inquiry}
        drafts={drafts}
        staffName={staffName}
        takesFocus={replying === 'asked'}
        onDone={() => onChange('no')}
      />
    </Suspense>
  );
}
