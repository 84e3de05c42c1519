import type { Inquiry } from '#contract/inquiry.ts';
import { CopyButton } from '../../copy-button.tsx';
import { detailDate } from '../dates.ts';

/** When it came and changed, and the names by which it is known. */
export function InquiryRecord({ inquiry }: { inquiry: Inquiry }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-1 text-[0.85rem] text-graphite">
      <dt>Created</dt>
      <dd className="text-ink">
        <time dateTime={inquiry.createdAt}>{detailDate(inquiry.createdAt)}</time>
      </dd>
      <dt>Last updated</dt>
      <dd className="text-ink">
        <time dateTime={inquiry.updatedAt}>{detailDate(inquiry.updatedAt)}</time>
      </dd>
      <dt>Reference</dt>
      <dd className="flex flex-wrap items-center gap-x-4 text-ink">
        {inquiry.reference}
        <CopyButton look="bare" text={inquiry.reference} label="Copy the reference" />
      </dd>
      <dt>Inquiry ID</dt>
      <dd className="text-ink wrap-anywhere">{inquiry.id}</dd>
    </dl>
  );
}
