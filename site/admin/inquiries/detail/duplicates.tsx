import { queryOptions, useQuery } from '@tanstack/react-query';
import type { InquiryDuplicate } from '#contract/inquiries/inquiry-list.ts';
import { cardDate } from '../../format/dates.ts';
import { INQUIRIES } from '../queries/known-inquiries.ts';
import { StatusBadge } from '../status-badge.tsx';
import { hrefOf } from '../url-state/selected-inquiry.ts';
import { DetailRow } from './detail-row.tsx';

const duplicatesOf = (id: string) =>
  queryOptions<InquiryDuplicate[]>({ queryKey: [...INQUIRIES, encodeURIComponent(id), 'duplicates'] });

/** Other requests from the same address or phone. Staff decide whether they belong together. */
export function Duplicates({ inquiryId }: { inquiryId: string }) {
  const { data } = useQuery(duplicatesOf(inquiryId));
  if (!data || data.length === 0) return null;
  return (
    <DetailRow label="Same sender">
      <ul aria-label="Other requests by the same sender" className="-my-2.5 max-w-[44em]">
        {data.map((other) => (
          <li
            key={other.id}
            className="flex flex-wrap items-center gap-x-4 border-b border-hairline last:border-b-0"
          >
            <a
              href={hrefOf(other.id)}
              className="inline-flex min-h-11 items-center text-section wrap-anywhere"
            >
              {other.name}, {cardDate(other.createdAt)}
            </a>
            <span className="text-[0.85rem] text-graphite">{sameInWords(other)}</span>
            <span className="ml-auto">
              <StatusBadge status={other.status} />
            </span>
          </li>
        ))}
      </ul>
    </DetailRow>
  );
}

function sameInWords({ sameEmail, samePhone, spam }: InquiryDuplicate): string {
  const same = sameEmail && samePhone ? 'same email and phone' : sameEmail ? 'same email' : 'same phone';
  return spam ? `${same}, suspected spam` : same;
}
