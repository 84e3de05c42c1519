import type { DeskUpdate } from '#contract/desk.ts';
import type { Inquiry } from '#contract/inquiry.ts';
import { FIELD_NAMES, fieldOf, fieldText } from '#contract/inquiry-fields.ts';
import { Button } from '../../controls/button.tsx';
import { placeName, usePlaces } from '../../state/places.ts';
import { VisitorLinkControl } from '../visitor/visitor-link.tsx';
import { DetailRow } from './detail-row.tsx';
import { Duplicates } from './duplicates.tsx';
import { EstimatedValue } from './estimated-value.tsx';
import { InquiryRecord } from './record.tsx';
import { SourceLine } from './source-line.tsx';

type FactsProps = { inquiry: Inquiry; isPending: boolean; onUpdate: (change: DeskUpdate) => void };

/** Those that the head and the message don't show. */
const OTHER_FIELDS = FIELD_NAMES.filter((name) => !['name', 'email', 'phone', 'message'].includes(name));

/** The schedule of an inquiry: its further fields, its sender's other requests, its source and its record. */
export function Facts({ inquiry, isPending, onUpdate }: FactsProps) {
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
