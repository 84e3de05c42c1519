import type { MessageByMail } from '#contract/mail/inbound.ts';
import { MailFiles } from '../../../mail/inbound/mail-files.tsx';
import { MailRemarkLines } from '../../../mail/inbound/mail-remarks.tsx';
import { QuotedText } from '../../../mail/inbound/quoted-text.tsx';

/** Staff began the inquiry with a mail: its words are the message above, and here is what else came with it. */
export function BegunByMail({ mail }: { mail: MessageByMail }) {
  const { inboundId, subject, quoted, files, remarks } = mail;
  return (
    <div className="min-w-0">
      <p>Began with an email{subject && `: ${subject}`}</p>
      <MailRemarkLines inboundId={inboundId} remarks={remarks} />
      {quoted !== null && <QuotedText text={quoted} />}
      <MailFiles inboundId={inboundId} files={files} />
    </div>
  );
}
