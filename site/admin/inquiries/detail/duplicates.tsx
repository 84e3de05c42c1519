import { queryOptions, useQuery } from '@tanstack/react-query';
import type { InquiryDuplicate } from '#contract/inquiry-list.ts';
import { cardDate } from '../dates.ts';
import { DetailRow } from '../detail-row.tsx';
import { INQUIRIES } from '../inquiry-list-query.ts';
import { hrefOf } from '../selected-inquiry.ts';
import { StatusBadge } from '../status-badge.tsx';

const duplicatesOf = (id: string) =>
  queryOptions<InquiryDuplicate[]>({ queryKey: [...INQUIRIES, encodeURIComponent(id), 'duplicates'] });

/** Other requests by the same address or phone. People decide whether they are one. */
export function Duplicates({ inquiryId }: { inquiryId: string }) {
  const { data } = useQuery(duplicatesOf(inquiryId));
  if (!data || data.length === 0) return null;
  return (
    <DetailRow label="Same sender">
      <ul aria-label="Other requests by the same sender" className="max-w-[44em]">
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

export function sameInWords({ sameEmail, samePhone, spam }: InquiryDuplicate): string {
  const same = sameEmail && samePhone ? 'same e-mail and phone' : sameEmail ? 'same e-mail' : 'same phone';
  return spam ? `${same}, suspected spam` : same;
}
