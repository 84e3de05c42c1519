import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { MailRecord } from '#contract/mail/mail.ts';
import { Button } from '../../../components/button.tsx';
import { mailsSummary } from '../../../mail/mail-query.ts';
import { MailState } from '../../../mail/mail-state.tsx';
import { mailStateInWords } from '../../../mail/mail-words.ts';
import type { NoteDrafts } from '../../../state/note-drafts.ts';
import { takeBack } from './take-back.ts';

/** The delivery of a reply of one's own; for its first seconds it can be taken back. */
export function OwnReplyState({ mail, drafts }: { mail: MailRecord; drafts: NoteDrafts }) {
  const queryClient = useQueryClient();
  const isSetUp = useQuery(mailsSummary()).data?.transport !== false;
  const isUntried = mail.state === 'waiting' && mail.attempts === 0;
  const left = useSecondsUntil(isUntried ? mail.nextAttemptAt : null);
  if (!isUntried || (isSetUp && left === 0)) return <MailState mail={mail} />;
  return (
    <div data-mail-state="waiting" className="flex items-center justify-between gap-x-4">
      <p className="font-semibold">{isSetUp ? `Goes out in ${left} s` : mailStateInWords(mail, isSetUp)}</p>
      <Button look="bare" onClick={() => void takeBack(queryClient, drafts, mail)}>
        Undo
      </Button>
    </div>
  );
}

/** Whole seconds until an instant (ISO 8601), counting down; 0 from then on, and for null. */
function useSecondsUntil(instant: string | null): number {
  const [now, setNow] = useState(Date.now);
  const left = instant === null ? 0 : Math.max(0, Math.ceil((Date.parse(instant) - now) / 1000));
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [isOver]);
  return left;
}
