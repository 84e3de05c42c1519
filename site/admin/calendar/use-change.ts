import type { Meeting } from '#contract/booking/booking.ts';
import { weekdayTime } from '../format/dates.ts';
import { type MeetingChange, useChangeMeeting } from '../meeting/use-change-meeting.ts';

type Time = { at: string; staffId: string };

/** Confirms, reschedules, cancels and marks meetings. Each answers whether the server took it. */
export function useChange() {
  const { mutateAsync } = useChangeMeeting({ failed: 'Couldn’t change the meeting' });

  const make = (
    { id }: Meeting,
    change: string,
    body: object,
    said: Pick<MeetingChange, 'done' | 'undo'>,
  ): Promise<boolean> =>
    mutateAsync({ url: `/api/meetings/${encodeURIComponent(id)}/${change}`, body, ...said }).then(
      () => true,
      () => false,
    );

  function reschedule(meeting: Meeting, to: Time, isUndo = false): Promise<boolean> {
    const back = { at: meeting.startsAt, staffId: meeting.staffId };
    const description = `${meeting.visitorName}: ${weekdayTime(to.at)}.`;
    return make(meeting, 'move', to, {
      done: { title: isUndo ? 'Original time restored' : 'Meeting rescheduled', description },
      ...(!isUndo && { undo: () => void reschedule({ ...meeting, ...to }, back, true) }),
    });
  }

  return {
    reschedule,
    confirm: (meeting: Meeting) =>
      make(
        meeting,
        'confirm',
        {},
        {
          done: { title: 'Meeting booked', description: `We’ve emailed ${meeting.visitorName}.` },
        },
      ),
    cancel: (meeting: Meeting) =>
      make(
        meeting,
        'cancel',
        {},
        {
          done: { title: 'Meeting canceled', description: `We’ve emailed ${meeting.visitorName}.` },
        },
      ),
    mark: (meeting: Meeting, outcome: 'held' | 'no-show') =>
      make(
        meeting,
        'outcome',
        { outcome },
        {
          done: {
            title: outcome === 'held' ? 'Marked as held' : 'Marked as a no-show',
            description: meeting.visitorName,
          },
        },
      ),
  };
}

export type CalendarMeetingChange = ReturnType<typeof useChange>;
