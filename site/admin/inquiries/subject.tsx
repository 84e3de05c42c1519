import { Fragment, type ReactNode } from 'react';
import type { Inquiry } from '#contract/inquiry.ts';
import { serviceLabel } from '#contract/inquiry-fields.ts';
import { meetingInBrief } from '../meeting/meeting-words.ts';
import { useBooking } from '../state/booking.ts';
import { placeName, usePlaces } from '../state/places.ts';
import { waitingInWords } from './waiting-words.ts';

const PART =
  "not-last:after:ml-1.5 not-last:after:mr-0.5 not-last:after:font-normal not-last:after:text-graphite not-last:after:content-['·']";

type SubjectProps = {
  inquiry: Inquiry;
  /** Stands between the two. */
  email?: ReactNode;
};

/** Why an inquiry waits, its meeting, and what it is about. */
export function Subject({ inquiry, email }: SubjectProps) {
  const places = usePlaces();
  const lines = [
    waitingInWords(inquiry),
    useBooking() && inquiry.meeting && meetingInBrief(inquiry.meeting),
  ].filter((line) => typeof line === 'object' && line !== null);
  const parts = [
    inquiry.serviceType && serviceLabel(inquiry.serviceType),
    inquiry.area && placeName(places, inquiry.area),
  ];
  // The spaces let a line break between the parts; the dot ends a line, and never begins one.
  return (
    <>
      {lines.map(({ words, isAlarm }) => (
        <Fragment key={words}>
          <span
            className={`font-semibold whitespace-nowrap ${PART} ${isAlarm ? 'text-overdue' : 'text-copper'}`}
          >
            {words}
          </span>{' '}
        </Fragment>
      ))}
      {email && (
        <>
          <span className={PART}>{email}</span>{' '}
        </>
      )}
      {parts.filter(Boolean).map((part) => (
        <Fragment key={part}>
          <span className={PART}>{part}</span>{' '}
        </Fragment>
      ))}
    </>
  );
}
