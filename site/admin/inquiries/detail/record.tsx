import type { ReactNode } from 'react';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import { CopyButton } from '../../components/copy-button.tsx';
import { detailDate } from '../../format/dates.ts';
import { DETAIL_ROW } from './detail-row.tsx';

/** Times of arrival and change, and the inquiry's ids: rows of the schedule, more quietly set. */
export function InquiryRecord({ inquiry }: { inquiry: Inquiry }) {
  return (
    <dl className="text-[0.85rem]">
      <Row label="Created">
        <time dateTime={inquiry.createdAt}>{detailDate(inquiry.createdAt)}</time>
      </Row>
      <Row label="Last updated">
        <time dateTime={inquiry.updatedAt}>{detailDate(inquiry.updatedAt)}</time>
      </Row>
      <Row label="Reference">
        <span className="-my-3 flex flex-wrap items-center gap-x-4">
          {inquiry.reference}
          <CopyButton look="bare" text={inquiry.reference} label="Copy reference" />
        </span>
      </Row>
      <Row label="Inquiry ID">
        <span className="wrap-anywhere">{inquiry.id}</span>
      </Row>
    </dl>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={`${DETAIL_ROW} py-3`}>
      <dt className="label">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
