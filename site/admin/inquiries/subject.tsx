import { Fragment } from 'react';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import { serviceLabel } from '#contract/inquiries/inquiry-fields.ts';
import { meetingInBrief } from '../meeting/meeting-words.ts';
import { placeName, useBooking, usePlaces } from '../state/settings.ts';
import { waitingInWords } from './waiting-words.ts';

const PART =
  "not-last:after:ml-1.5 not-last:after:mr-0.5 not-last:after:font-normal not-last:after:text-graphite not-last:after:content-['·']";

const LOOKS = {
  ahead: 'font-strong whitespace-nowrap text-section',
  alarm: 'font-semibold whitespace-nowrap text-overdue',
  settled: 'whitespace-nowrap',
};

type SubjectProps = { inquiry: Inquiry };

/** Why an inquiry waits, its meeting, and what it is about. */
export const Subject = ({ inquiry }: SubjectProps) => (
  <>
    <WaitingWords inquiry={inquiry} />
    <MeetingWords inquiry={inquiry} />
    <About inquiry={inquiry} />
  </>
);

/** Why an inquiry waits. */
export function WaitingWords({ inquiry }: SubjectProps) {
  const waiting = waitingInWords(inquiry);
  // The spaces let a line break between the parts; the dot ends a line, and never begins one.
  return (
    waiting && (
      <>
        <span className={`${LOOKS[waiting.isAlarm ? 'alarm' : 'ahead']} ${PART}`}>{waiting.words}</span>{' '}
      </>
    )
  );
}

/** Its meeting, ahead or past. */
export function MeetingWords({ inquiry }: SubjectProps) {
  const meeting = useBooking() && inquiry.meeting ? meetingInBrief(inquiry.meeting) : null;
  return (
    meeting && (
      <>
        <span className={`${LOOKS[meeting.look]} ${PART}`}>{meeting.words}</span>{' '}
      </>
    )
  );
}

/** The kind of work, and where. */
export function About({ inquiry }: SubjectProps) {
  const places = usePlaces();
  const parts = [
    inquiry.serviceType && serviceLabel(inquiry.serviceType),
    inquiry.area && placeName(places, inquiry.area),
  ];
  return parts.filter(Boolean).map((part) => (
    <Fragment key={part}>
      <span className={PART}>{part}</span>{' '}
    </Fragment>
  ));
}
