import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { bookingWords } from '#content/booking-words.ts';
import type { Meeting } from '#contract/booking/booking.ts';
import { Button } from '../components/button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { timeRange, wholeDayDate } from '../format/dates.ts';
import { useFirm } from '../format/use-firm.ts';
import { telOf } from '../inquiries/detail/head/phone-links.ts';
import { oneInquiry } from '../inquiries/queries/known-inquiries.ts';
import { cityOf, hasBegun, isAhead, stateInWords } from '../meeting/meeting-words.ts';
import { placeName, usePlaces } from '../state/settings.ts';
import { useNow } from '../state/use-now.ts';
import type { CalendarMeetingChange } from './use-change.ts';

type MeetingSheetProps = {
  meeting: Meeting;
  change: CalendarMeetingChange;
  onReschedule: (meeting: Meeting) => void;
  onClose: () => void;
};

/** Details of a meeting: person, kind and place, with the available actions. */
export function MeetingSheet({ meeting, change, onReschedule, onClose }: MeetingSheetProps) {
  const now = useNow();
  const [isAsking, setAsking] = useState(false);
  const afterClose = useRef<(() => void) | null>(null);
  const canMark = !['proposed', 'requested'].includes(meeting.state) && hasBegun(meeting, now);
  const { short } = bookingWords.kinds[meeting.kind];
  const question = `Cancel this ${bookingWords.kinds[meeting.kind].noun}?`;
  const mark = (outcome: 'held' | 'no-show') => {
    onClose();
    void change.mark(meeting, outcome);
  };
  return (
    <Dialog
      title={meeting.visitorName}
      onClose={onClose}
      afterClose={afterClose}
      className="w-full max-w-120 overflow-y-auto p-6 max-md:bottom-0 max-md:max-h-dialog max-md:border-x-0 max-md:border-b-0 md:top-24 md:max-h-dialog"
    >
      <p className="mt-1 text-graphite">
        {bookingWords.kinds[meeting.kind].label}, {meeting.reference}
      </p>
      <Facts meeting={meeting} now={now} />
      <a href={hrefTo(meeting)} className="mt-2 inline-flex min-h-11 items-center font-strong text-section">
        Open inquiry
      </a>
      {isAsking ? (
        <div role="alertdialog" aria-label={question} className="mt-2 border-t border-hairline pt-4">
          <p className="font-semibold">{question}</p>
          <p className="mt-1 text-graphite">
            {meeting.visitorName} will be emailed, and the time opens up again.
          </p>
          <div className="mt-4 flex flex-wrap gap-3">
            <Button
              autoFocus
              onClick={() => {
                onClose();
                void change.cancel(meeting);
              }}
            >
              Cancel {short}
            </Button>
            <Button look="quiet" onClick={() => setAsking(false)}>
              Keep {short}
            </Button>
          </div>
        </div>
      ) : (
        <div className="mt-3 flex flex-wrap gap-3">
          {isAhead(meeting, now) && (
            <>
              {meeting.state === 'requested' && (
                <Button
                  onClick={() => {
                    onClose();
                    void change.confirm(meeting);
                  }}
                >
                  Confirm {short}
                </Button>
              )}
              <Button
                look={meeting.state === 'requested' ? 'quiet' : undefined}
                onClick={() => {
                  afterClose.current = () => onReschedule(meeting);
                  onClose();
                }}
              >
                Reschedule
              </Button>
              <Button look="quiet" onClick={() => setAsking(true)}>
                Cancel {short}
              </Button>
            </>
          )}
          {canMark && meeting.state !== 'held' && <Button onClick={() => mark('held')}>Mark as held</Button>}
          {canMark && meeting.state !== 'no-show' && (
            <Button look="quiet" onClick={() => mark('no-show')}>
              Mark as no-show
            </Button>
          )}
        </div>
      )}
    </Dialog>
  );
}

function Facts({ meeting, now }: { meeting: Meeting; now: number }) {
  const firm = useFirm();
  const places = usePlaces();
  const inquiry = useQuery(oneInquiry(meeting.inquiryId)).data;
  const town = meeting.area && placeName(places, meeting.area);
  const state = stateInWords(meeting, now);
  const phone = meeting.kind === 'call' ? (meeting.place ?? inquiry?.phone) : inquiry?.phone;
  return (
    <dl className="mt-4 grid cols-side-22 gap-y-1.5 border-t border-hairline pt-3">
      <Fact name="When">
        {wholeDayDate(meeting.startsAt)}
        <br />
        {timeRange(meeting.startsAt, meeting.endsAt)} Central Time
      </Fact>
      {state && <Fact name="Status">{state}</Fact>}
      <Fact name="Staff">{meeting.staffName}</Fact>
      {meeting.kind === 'studio' && (
        <Fact name="Where">{`${firm.address.street}, ${firm.address.city}`}</Fact>
      )}
      {meeting.kind === 'site' && (
        <Fact name="Where">
          {meeting.place ?? town ?? 'No address yet'}
          {meeting.travelMinutes > 0 && (
            <span className="block text-graphite">
              {meeting.isTravelKnown
                ? `${meeting.travelMinutes}-minute drive each way`
                : `Drive time unknown; ${meeting.travelMinutes} minutes blocked each way`}
            </span>
          )}
        </Fact>
      )}
      {phone && (
        <Fact name="Phone">
          <a href={telOf(phone)} className="text-section">
            {phone}
          </a>
        </Fact>
      )}
      {meeting.kind !== 'site' && town && <Fact name="Town">{town}</Fact>}
      {meeting.zone && <Fact name="Client’s time zone">{cityOf(meeting.zone)}</Fact>}
    </dl>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-graphite">{name}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </>
);

const hrefTo = ({ inquiryId }: Meeting) => `/admin?inquiry=${encodeURIComponent(inquiryId)}`;
