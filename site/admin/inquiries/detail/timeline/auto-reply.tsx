import type { TimelineData } from '#contract/inquiries/timeline.ts';
import { MailRemarkLines } from '../../../mail/inbound/mail-remarks.tsx';

type AutoReplyProps = TimelineData['mail-auto-reply'];

/** A machine's answer to our mail: one quiet line that unfolds to what it says. */
export function AutoReply({ inboundId, from, subject, text, remarks }: AutoReplyProps) {
  return (
    <details className="group/auto min-w-0">
      <summary className="min-h-6 max-md:min-h-11">
        Automatic answer from {from}
        {subject && `: ${subject}`}
      </summary>
      <MailRemarkLines inboundId={inboundId} remarks={remarks} />
      <p className="mt-1 mb-2 border-l border-graphite/60 pl-3 leading-normal wrap-anywhere whitespace-pre-line">
        {text || 'It says nothing else.'}
      </p>
    </details>
  );
}
