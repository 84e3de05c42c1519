import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CLICK_IDS } from '#contract/inquiries/click-ids.ts';
import type { InquirySource } from '#contract/inquiries/inquiry.ts';
import { REQUEST_CHANNEL_LABELS } from '#contract/inquiries/inquiry-actions.ts';
import type { InquiryDuplicate } from '#contract/inquiries/inquiry-answers.ts';
import { FIELD_NAMES, fieldOf, fieldText } from '#contract/inquiries/inquiry-fields.ts';
import { Button } from '../../components/button.tsx';
import { CopyButton } from '../../components/copy-button.tsx';
import { cardDate, detailDate } from '../../format/dates.ts';
import { useOpenInquiry } from '../../state/open-inquiry.ts';
import { placeName, usePlaces } from '../../state/settings.ts';
import { INQUIRIES } from '../queries/known-inquiries.ts';
import { StatusBadge } from '../status-badge.tsx';
import { hrefOf } from '../url-state/selected-inquiry.ts';
import { DETAIL_ROW, DetailRow } from './detail-row.tsx';
import { EstimatedValue } from './estimated-value.tsx';
import { PrioritySelect } from './priority-select.tsx';
import { Tags } from './tags.tsx';
import { VisitorLinkControl } from './visitor-link.tsx';

/** The schedule of an inquiry: its further fields, its sender's other requests, its source and its record. */
export function Facts() {
  const { inquiry, isPending, onUpdate } = useOpenInquiry();
  return (
    <>
      <PrioritySelect />
      <Tags key={inquiry.id} />
      <Fields />
      <EstimatedValue key={`${inquiry.id} ${JSON.stringify(inquiry.value)}`} />
      <Duplicates inquiryId={inquiry.id} />
      {inquiry.email !== '' && (
        <DetailRow label="Client page">
          <VisitorLinkControl key={inquiry.id} inquiryId={inquiry.id} />
        </DetailRow>
      )}
      <DetailRow label="Source">
        <span className="wrap-anywhere">{sourceInWords(inquiry.source)}</span>
      </DetailRow>
      <InquiryRecord />
      {!inquiry.spam && (
        <div className="border-t border-hairline pt-1.5 md:hidden">
          <Button look="bare" disabled={isPending} onClick={() => onUpdate({ spam: true })}>
            Mark as spam
          </Button>
        </div>
      )}
    </>
  );
}

/** Fields that neither the head nor the message shows. */
const OTHER_FIELDS = FIELD_NAMES.filter((name) => !['name', 'email', 'phone', 'message'].includes(name));

/** The visitor's other fields, a row for each, and the area that the project belongs to. */
export function Fields() {
  const { inquiry } = useOpenInquiry();
  const places = usePlaces();
  return (
    <>
      {OTHER_FIELDS.map((name) => {
        const text = fieldText(name, inquiry[name]);
        return (
          text && (
            <DetailRow key={name} label={fieldOf(name).label}>
              <span className="wrap-anywhere whitespace-pre-line">{text}</span>
            </DetailRow>
          )
        );
      })}
      {inquiry.area && <DetailRow label="Area">{placeName(places, inquiry.area)}</DetailRow>}
    </>
  );
}

const duplicatesOf = (id: string) =>
  queryOptions<InquiryDuplicate[]>({ queryKey: [...INQUIRIES, encodeURIComponent(id), 'duplicates'] });

/** Other requests from the same address or phone. Staff decide whether they belong together. */
function Duplicates({ inquiryId }: { inquiryId: string }) {
  const { data } = useQuery(duplicatesOf(inquiryId));
  if (!data || data.length === 0) return null;
  return (
    <DetailRow label="Other inquiries">
      <ul aria-label="Other inquiries from this client" className="-my-2.5 max-w-[44em]">
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
  const same = sameEmail && samePhone ? 'Same email and phone' : sameEmail ? 'Same email' : 'Same phone';
  return spam ? `${same}, suspected spam` : same;
}

/** The source of a request in one line: "From google.com to /service-area/blanco, campaign spring". */
export function sourceInWords(source: InquirySource | null): string {
  if (!source || Object.values(source).every((value) => !value)) return 'Source unknown';
  if (source.channel)
    return `${REQUEST_CHANNEL_LABELS[source.channel]}${source.referredBy ? `, referred by ${source.referredBy}` : ''}`;
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

/** Times of arrival and change, and the inquiry's ids: rows of the schedule, more quietly set. */
function InquiryRecord() {
  const { id, reference, createdAt, updatedAt } = useOpenInquiry().inquiry;
  return (
    <dl className="text-[0.85rem]">
      <RecordRow label="Created">
        <time dateTime={createdAt}>{detailDate(createdAt)}</time>
      </RecordRow>
      <RecordRow label="Last updated">
        <time dateTime={updatedAt}>{detailDate(updatedAt)}</time>
      </RecordRow>
      <RecordRow label="Reference">
        <span className="-my-3 flex flex-wrap items-center gap-x-4">
          {reference}
          <CopyButton look="bare" text={reference} label="Copy reference" />
        </span>
      </RecordRow>
      <RecordRow label="Inquiry ID">
        <span className="wrap-anywhere">{id}</span>
      </RecordRow>
    </dl>
  );
}

const RecordRow = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={`${DETAIL_ROW} py-3`}>
    <dt className="label">{label}</dt>
    <dd className="min-w-0">{children}</dd>
  </div>
);
