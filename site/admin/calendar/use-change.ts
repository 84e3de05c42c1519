import { useQueryClient } from '@tanstack/react-query';
import type { Meeting } from '#contract/booking/booking.ts';
import { request } from '../../layout/request.ts';
import { toast } from '../../layout/toaster.tsx';
import { timeOfDay, weekdayDate } from '../format/dates.ts';
import { INQUIRIES } from '../inquiries/queries/known-inquiries.ts';
import { showUpdateError } from '../state/failure-toast.ts';
import { forgetLastChange, registerUndo } from '../state/undo-last-change.tsx';
import { MEETINGS } from './calendar-query.ts';

type Time = { at: string; staffId: string };

/** Confirms, moves, cancels and marks meetings; says what came of it, and reloads what shows them. */
export function useChange() {
  const queryClient = useQueryClient();

  const post = (id: string, change: string, body: object) =>
    queryClient.getMutationCache().build(queryClient, {
      mutationFn: async () => {
        const url = `/api/meetings/${encodeURIComponent(id)}/${change}`;
        return (await (await request(url, { method: 'POST', body })).json()) as Meeting;
      },
    });

  /** @returns whether the server took it. */
  async function make(meeting: Meeting, change: string, body: object, onDone: (done: Meeting) => void) {
    try {
      onDone(await post(meeting.id, change, body).execute(undefined));
      return true;
    } catch (error) {
      showUpdateError(error);
      return false;
    } finally {
      void queryClient.invalidateQueries({ queryKey: INQUIRIES });
      await queryClient.invalidateQueries({ queryKey: MEETINGS });
    }
  }

  const move = (meeting: Meeting, to: Time, isUndo = false) =>
    make(meeting, 'move', to, (moved) => {
      const back = { at: meeting.startsAt, staffId: meeting.staffId };
      toast({
        title: isUndo ? 'Moved back' : 'Moved',
        description: `${moved.visitorName}: ${weekdayDate(moved.startsAt)}, ${timeOfDay(moved.startsAt)}.`,
        ...(!isUndo && registerUndo(() => void move(moved, back, true))),
      });
    });

  return {
    move,
    confirm: (meeting: Meeting) =>
      make(meeting, 'confirm', {}, () => {
        forgetLastChange();
        toast({ title: 'Booked', description: `${meeting.visitorName} gets an email.` });
      }),
    cancel: (meeting: Meeting) =>
      make(meeting, 'cancel', {}, () => {
        forgetLastChange();
        toast({ title: 'Cancelled', description: `The meeting with ${meeting.visitorName} is cancelled.` });
      }),
    mark: (meeting: Meeting, outcome: 'held' | 'no-show') =>
      make(meeting, 'outcome', { outcome }, () => {
        forgetLastChange();
        toast({
          title: outcome === 'held' ? 'Took place' : 'Didn’t come',
          description: `Noted for ${meeting.visitorName}.`,
        });
      }),
  };
}

export type CalendarMeetingChange = ReturnType<typeof useChange>;
