import { queryOptions, useQuery } from '@tanstack/react-query';
import { CLICK_IDS } from '#contract/inquiries/click-ids.ts';
import type { InquirySource } from '#contract/inquiries/inquiry.ts';
import { STORED_CHANNEL_LABELS } from '#contract/inquiries/inquiry-actions.ts';
import { FIELD_NAMES, fieldOf, fieldText } from '#contract/inquiries/inquiry-fields.ts';
import type { InquiryDuplicate } from '#contract/inquiries/inquiry-responses.ts';
import { Button } from '../../components/button.tsx';
import { CopyButton } from '../../components/copy-button.tsx';
import { DetailRow } from '../../components/detail-row.tsx';
import { cardDate, detailDate } from '../../format/dates.ts';
import { useOpenInquiry } from '../../state/open-inquiry.ts';
import { INQUIRIES } from '../queries/known-inquiries.ts';
import { StatusBadge } from '../status-badge.tsx';
import { hrefOf } from '../url-state/selected-inquiry.ts';
import { VisitorLinkControl } from './visitor-link.tsx';

/** The record of an inquiry: its further fields, its sender's other requests, its source, times and ids. */
export function InquiryRecord() {
  const { inquiry, isPending, onUpdate } = useOpenInquiry();
  const { id, reference, createdAt, updatedAt } = inquiry;
  return (
    <section aria-label="Record" className="not-first:mt-5">
      <Duplicates inquiryId={id} />
      <dl className="text-12 text-graphite">
        <Fields />
        <DetailRow label="Created">
          <time dateTime={createdAt}>{detailDate(createdAt)}</time>
        </DetailRow>
        <DetailRow label="Last updated">
          <time dateTime={updatedAt}>{detailDate(updatedAt)}</time>
        </DetailRow>
        <DetailRow label="Source">{sourceInWords(inquiry.source)}</DetailRow>
        <DetailRow label="Reference">
          <span className="flex flex-wrap items-center gap-x-3 md:[&_button]:min-h-6 md:[&_button]:text-12">
            {reference}
            <CopyButton look="bare" text={reference} label="Copy reference" />
          </span>
        </DetailRow>
        <DetailRow label="Inquiry ID">{id}</DetailRow>
        {inquiry.email !== '' && (
          <DetailRow label="Client page">
            <VisitorLinkControl key={id} inquiryId={id} />
          </DetailRow>
        )}
      </dl>
      {!inquiry.spam && (
        <Button
          look="bare"
          className="md:hidden"
          disabled={isPending}
          onClick={() => onUpdate({ spam: true })}
        >
          Mark as spam
        </Button>
      )}
    </section>
  );
}

/** Fields that neither the head nor the conversation shows. */
const OTHER_FIELDS = FIELD_NAMES.filter(
  (name) => !['name', 'email', 'phone', 'serviceType', 'message'].includes(name),
);

/** The visitor's other fields, a row for each. */
export function Fields() {
  const { inquiry } = useOpenInquiry();
  return OTHER_FIELDS.map((name) => {
    const text = fieldText(name, inquiry[name]);
    return (
      text && (
        <DetailRow key={name} label={fieldOf(name).label}>
          <span className="whitespace-pre-line">{text}</span>
        </DetailRow>
      )
    );
  });
}

const duplicatesOf = (id: string) =>
  queryOptions<InquiryDuplicate[]>({ queryKey: [...INQUIRIES, encodeURIComponent(id), 'duplicates'] });

/** Other requests from the same address or phone. Staff decide whether they belong together. */
function Duplicates({ inquiryId }: { inquiryId: string }) {
  const { data } = useQuery(duplicatesOf(inquiryId));
  if (!data || data.length === 0) return null;
  return (
    <div className="mb-5">
      <h3 className="mb-1 text-14 font-semibold tracking-tight">Other inquiries</h3>
      <ul aria-label="Other inquiries from this client" className="text-14">
        {data.map((other) => (
          <li
            key={other.id}
            className="flex flex-wrap items-center gap-x-3 border-b border-hairline py-1 last:border-b-0"
          >
            <a
              href={hrefOf(other.id)}
              className="inline-flex min-h-8 items-center font-strong text-section wrap-anywhere max-md:min-h-11"
            >
              {other.name}, {cardDate(other.createdAt)}
            </a>
            <span className="text-13 text-graphite">{sameInWords(other)}</span>
            <span className="ml-auto">
              <StatusBadge status={other.status} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function sameInWords({ sameEmail, samePhone, spam }: InquiryDuplicate): string {
  const same = sameEmail && samePhone ? 'Same email and phone' : sameEmail ? 'Same email' : 'Same phone';
  return spam ? `${same}, suspected spam` : same;
}

/** The source of a request in one line: "From google.com to /service-area/blanco, campaign spring". */
export function sourceInWords(source: InquirySource | null): string {
  if (!source || Object.values(source).every((value) => !value)) return 'Source unknown';
  if (source.channel)
    return `${STORED_CHANNEL_LABELS[source.channel]}${source.referredBy ? `, referred by ${source.referredBy}` : ''}`;
  const { referrer, landingPage, utmSource, utmMedium, utmCampaign, utmTerm, utmContent } = source;
  const from = referrer?.replace(/^www\./, '') || utmSource;
  return [
    `${from ? `From ${from}` : 'Direct visit'}${landingPage ? ` to ${landingPage}` : ''}`,
    utmCampaign && `campaign ${utmCampaign}`,
    utmSource && referrer && `source ${utmSource}`,
    utmMedium && `medium: ${utmMedium}`,
    utmTerm && `keyword “${utmTerm}”`,
    utmContent && `link “${utmContent}”`,
    CLICK_IDS.some((name) => source[name]) && 'ad click',
  ]
    .filter(Boolean)
    .join(', ');
}
