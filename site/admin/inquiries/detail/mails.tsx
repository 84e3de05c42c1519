import { useQuery } from '@tanstack/react-query';
import { MAIL_KIND_LABELS, type MailRecord } from '#contract/mail.ts';
import { mailsOfInquiry } from '../../mail/mail-query.ts';
import { MailState } from '../../mail/mail-state.tsx';
import { DetailRow } from '../detail-row.tsx';

/** The newest that always show; older ones fold, unless they could not be delivered. */
const SHOWN = 3;

/** Every mail about the inquiry and how far it has come. */
export function Mails({ inquiryId }: { inquiryId: string }) {
  const { data } = useQuery(mailsOfInquiry(inquiryId));
  if (!data || data.length === 0) return null;
  const shown = data.filter((mail, i) => i < SHOWN || mail.state === 'dead');
  const folded = data.filter((mail) => !shown.includes(mail));
  return (
    <DetailRow label="Mail">
      <MailList mails={shown} />
      {folded.length > 0 && (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-section underline decoration-1 underline-offset-[0.22em]">
            {folded.length === 1 ? '1 earlier mail' : `${folded.length} earlier mails`}
          </summary>
          <MailList mails={folded} />
        </details>
      )}
    </DetailRow>
  );
}

function MailList({ mails }: { mails: MailRecord[] }) {
  return (
    <ul className="max-w-[44em]">
      {mails.map((mail) => (
        <li key={mail.id} className="border-b border-hairline py-2 text-[0.9rem] last:border-b-0">
          <p className="wrap-anywhere">{titleOf(mail)}</p>
          <MailState mail={mail} />
        </li>
      ))}
    </ul>
  );
}

const titleOf = ({ kind, subject, recipient }: MailRecord): string =>
  `${MAIL_KIND_LABELS[kind]}${subject === null ? '' : `: ${subject}`} (${recipient})`;
