import { useQuery } from '@tanstack/react-query';
import { MAIL_KIND_LABELS, type MailRecord } from '#contract/mail.ts';
import { mailsOfInquiry } from '../../mail/mail-query.ts';
import { MailState } from '../../mail/mail-state.tsx';
import { DetailRow } from '../detail-row.tsx';

/** Every mail about the inquiry and how far it has come. */
export function Mails({ inquiryId }: { inquiryId: string }) {
  const { data } = useQuery(mailsOfInquiry(inquiryId));
  if (!data || data.length === 0) return null;
  return (
    <DetailRow label="Mail">
      <ul className="max-w-[44em]">
        {data.map((mail) => (
          <li key={mail.id} className="border-b border-hairline py-2 text-[0.9rem] last:border-b-0">
            <p className="wrap-anywhere">{titleOf(mail)}</p>
            <MailState mail={mail} />
          </li>
        ))}
      </ul>
    </DetailRow>
  );
}

const titleOf = ({ kind, subject, recipient }: MailRecord): string =>
  `${MAIL_KIND_LABELS[kind]}${subject === null ? '' : `: ${subject}`} (${recipient})`;
