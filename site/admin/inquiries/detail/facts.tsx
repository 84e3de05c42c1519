import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import type { DeskUpdate } from '#contract/inquiries/inquiry-action-changes.ts';
import { Button } from '../../components/button.tsx';
import { VisitorLinkControl } from '../visitor/visitor-link.tsx';
import { DetailRow } from './detail-row.tsx';
import { Duplicates } from './duplicates.tsx';
import { EstimatedValue } from './estimated-value.tsx';
import { Fields } from './fields.tsx';
import { InquiryRecord } from './record.tsx';
import { SourceLine } from './source-line.tsx';

type FactsProps = { inquiry: Inquiry; isPending: boolean; onUpdate: (change: DeskUpdate) => void };

/** The schedule of an inquiry: its further fields, its sender's other requests, its source and its record. */
export function Facts({ inquiry, isPending, onUpdate }: FactsProps) {
  return (
    <>
      <Fields inquiry={inquiry} />
      <EstimatedValue
        key={`${inquiry.id} ${JSON.stringify(inquiry.value)}`}
        {...{ inquiry, isPending, onUpdate }}
      />
      <Duplicates inquiryId={inquiry.id} />
      <DetailRow label="Visitor’s page">
        <VisitorLinkControl key={inquiry.id} inquiryId={inquiry.id} />
      </DetailRow>
      <DetailRow label="Source">
        <SourceLine source={inquiry.source} />
      </DetailRow>
      <InquiryRecord inquiry={inquiry} />
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
