import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import { FIELD_NAMES, fieldOf, fieldText } from '#contract/inquiries/inquiry-fields.ts';
import { placeName, usePlaces } from '../../state/area-names.ts';
import { DetailRow } from './detail-row.tsx';

/** Those that the head and the message don't show. */
const OTHER_FIELDS = FIELD_NAMES.filter((name) => !['name', 'email', 'phone', 'message'].includes(name));

/** The visitor's other fields, a row for each, and the area that the project belongs to. */
export function Fields({ inquiry }: { inquiry: Inquiry }) {
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
