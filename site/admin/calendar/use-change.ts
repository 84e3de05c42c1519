import type { Meeting } from '#contract/booking/booking.ts';
import { weekdayTime } from '../format/dates.ts';
import { type MeetingChange, useChangeMeeting } from '../meeting/use-change-meeting.ts';

type Time = { at: string; staffId: string };

/** Confirms, moves, cancels and marks meetings. Each answers whether the server took it. */
export function useChange() {
  const { mutateAsync } = useChangeMeeting({ failed: 'Nothing was changed' });

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

  function move(meeting: Meeting, to: Time, isUndo = false): Promise<boolean> {
    const back = { at: meeting.startsAt, staffId: meeting.staffId };
    const description = `${meeting.visitorName}: ${weekdayTime(to.at)}.`;
    return make(meeting, 'move', to, {
      done: { title: isUndo ? 'Moved back' : 'Moved', description },
      ...(!isUndo && { undo: () => void move({ ...meeting, ...to }, back, true) }),
    });
  }

  return {
    move,
    confirm: (meeting: Meeting) =>
      make(
        meeting,
        'confirm',
        {},
        {
          done: { title: 'Booked', description: `${meeting.visitorName} gets an email.` },
        },
      ),
    cancel: (meeting: Meeting) =>
      make(
        meeting,
        'cancel',
        {},
        {
          done: { title: 'Cancelled', description: `The meeting with ${meeting.visitorName} is cancelled.` },
        },
      ),
    mark: (meeting: Meeting, outcome: 'held' | 'no-show') =>
      make(
        meeting,
        'outcome',
        { outcome },
        {
          done: {
            title: outcome === 'held' ? 'Took place' : 'Didn’t come',
            description: `Noted for ${meeting.visitorName}.`,
          },
        },
      ),
  };
}

export type CalendarMeetingChange = ReturnType<typeof useChange>;
