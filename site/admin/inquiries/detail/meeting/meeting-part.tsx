import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { Meeting } from '#contract/booking/booking.ts';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import { Button } from '../../../components/button.tsx';
import { failureInWords } from '../../../format/failure-in-words.ts';
import type { NoteDrafts } from '../../../state/note-drafts.ts';
import { useNow } from '../../../state/use-now.ts';
import { meetingsOf } from '../../queries/meetings-query.ts';
import { MeetingCard } from './meeting-card.tsx';
import type { MeetingTask } from './meeting-task.ts';
import { PastMeetings } from './past-meetings.tsx';
import { ProposedTimes } from './proposed-times.tsx';

const MeetingForm = lazy(async () => ({ default: (await import('./meeting-form.tsx')).MeetingForm }));

type MeetingPartProps = { inquiry: Inquiry; drafts: NoteDrafts };
type Task = { task: MeetingTask; moving?: Meeting };

/** The meeting of an inquiry: what is agreed or proposed, what can be done about it, and the earlier ones. */
export function MeetingPart({ inquiry, drafts }: MeetingPartProps) {
  const [open, setOpen] = useState<Task | null>(null);
  const meetings = useQuery(meetingsOf(inquiry.id));
  const now = new Date(useNow()).toISOString();
  if (meetings.isError && !meetings.data)
    return (
      <div role="alert" className="text-cancelled">
        <p>The meetings could not be loaded. {failureInWords(meetings.error)}</p>
        <Button look="bare" onClick={() => void meetings.refetch()}>
          Try again
        </Button>
      </div>
    );
  if (!meetings.data) return <p className="text-graphite">Loading the meetings...</p>;
  const { current, proposed, past } = sorted(meetings.data, now);
  return (
    <div data-meeting="" className="grid gap-3">
      {current.map((meeting) => (
        <MeetingCard
          key={meeting.id}
          {...{ meeting, inquiry, now }}
          onMove={() => setOpen({ task: 'move', moving: meeting })}
        />
      ))}
      {proposed.length > 0 && <ProposedTimes inquiryId={inquiry.id} meetings={proposed} />}
      {open ? (
        <Suspense fallback={<p className="text-graphite">Opening the form...</p>}>
          <MeetingForm
            key={`${open.task} ${open.moving?.id}`}
            {...{ inquiry, drafts, ...open }}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      ) : (
        !current.some(({ endsAt }) => endsAt > now) && (
          <div className="flex flex-wrap gap-2">
            <Button look="quiet" data-meeting-action="opens" onClick={() => setOpen({ task: 'propose' })}>
              {proposed.length > 0 ? 'Propose other times' : 'Propose times'}
            </Button>
            <Button look="quiet" onClick={() => setOpen({ task: 'book' })}>
              Book now
            </Button>
          </div>
        )
      )}
      <PastMeetings meetings={past} />
    </div>
  );
}

/** Booked ones stay at hand until they are marked. */
function sorted(meetings: readonly Meeting[], now: string) {
  const isKept = ({ heldUntil }: Meeting) => heldUntil === null || heldUntil > now;
  const inState = (...states: Meeting['state'][]) => meetings.filter(({ state }) => states.includes(state));
  return {
    current: inState('booked', 'requested').filter(isKept).toReversed(),
    proposed: inState('proposed').filter(isKept).toReversed(),
    past: inState('held', 'no-show', 'cancelled'),
  };
}
