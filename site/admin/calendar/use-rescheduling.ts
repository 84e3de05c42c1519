import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { setup } from '#content/firm.ts';
import type { Meeting, Slot } from '#contract/booking/booking.ts';
import { dayOf } from '#contract/shared/zoned-day.ts';
import { toast } from '../../layout/toaster.tsx';
import { timesToMove } from '../meeting/meeting-queries.ts';
import { toastFailure } from '../state/query-client.ts';
import { stepTo, type TimeStep } from './free-times.ts';
import type { CalendarMeetingChange } from './use-change.ts';

export type Rescheduling = {
  meeting: Meeting;
  by: 'keys' | 'pointer';
  /** Chosen so far, ISO 8601. */
  at: string;
  staffId: string;
  /** Null while they are loaded. */
  slots: Slot[] | null;
};

export type Rescheduler = ReturnType<typeof useRescheduling>;

/** A meeting on its way to another time: chosen by keys or by the pointer, only where it is free. */
export function useRescheduling(change: CalendarMeetingChange, show: (day: string) => void) {
  const queryClient = useQueryClient();
  const [rescheduling, setRescheduling] = useState<Rescheduling | null>(null);
  const [isSending, setSending] = useState(false);
  const now = useRef<Rescheduling | null>(null);
  const keep = (next: Rescheduling | null) => {
    now.current = next;
    setRescheduling(next);
  };
  // Times that arrive after the calendar was left begin nothing.
  useEffect(
    () => () => {
      now.current = null;
    },
    [],
  );

  async function begin(meeting: Meeting, by: Rescheduling['by']) {
    keep({ meeting, by, at: meeting.startsAt, staffId: meeting.staffId, slots: null });
    try {
      const slots = await queryClient.fetchQuery(timesToMove(meeting));
      // Another time than now is wanted, whichever rule would allow this one.
      const others = slots.filter(
        ({ at, staffId }) => at !== meeting.startsAt || staffId !== meeting.staffId,
      );
      if (now.current?.meeting.id === meeting.id) keep({ ...now.current, slots: others });
    } catch (error) {
      end();
      toastFailure(error, 'Couldn’t load open times');
    }
  }

  function end() {
    const id = now.current?.meeting.id;
    const byKeys = now.current?.by === 'keys';
    keep(null);
    if (id && byKeys) focusOnMeeting(id);
  }

  function choose(at: string, staffId: string) {
    const { current } = now;
    if (current && (current.at !== at || current.staffId !== staffId)) keep({ ...current, at, staffId });
  }

  /** @returns false at the end of the free times. */
  function step(by: TimeStep): boolean {
    const { current } = now;
    const own = current?.slots?.filter(({ staffId }) => staffId === current.meeting.staffId) ?? [];
    const next = current && stepTo(own, current.at, by);
    if (!next) return false;
    choose(next.at, next.staffId);
    show(dayOf(next.at, setup.timeZone));
    return true;
  }

  async function confirm() {
    const { current } = now;
    if (!current || isSending || isUnchanged(current)) return end();
    setSending(true);
    const { meeting, at, staffId } = current;
    const isRescheduled = await change.reschedule(meeting, { at, staffId });
    setSending(false);
    if (isRescheduled || current.by === 'pointer') return end();
    // The time was taken meanwhile: the others are asked for again, and the choice starts over.
    show(dayOf(meeting.startsAt, setup.timeZone));
    await begin(meeting, 'keys');
  }

  /** Ends a drag where it is; a time that isn't free leaves the meeting where it was. */
  async function drop() {
    const { current } = now;
    if (!current || isUnchanged(current)) return end();
    if (current.slots && !isFree(current)) {
      end();
      toast({ title: 'Meeting not moved', description: 'That time isn’t available.' });
      return;
    }
    await confirm();
  }

  return { rescheduling, isSending, begin, end, choose, step, confirm, drop };
}

export const isUnchanged = ({ meeting, at, staffId }: Rescheduling): boolean =>
  at === meeting.startsAt && staffId === meeting.staffId;

export const isFree = ({ slots, at, staffId }: Rescheduling): boolean =>
  slots?.some((slot) => slot.at === at && slot.staffId === staffId) ?? false;

/**
 * A block that changes columns becomes another element, once the answer is shown: for a second, the focus comes back to
 * it whenever nothing else has it.
 */
function focusOnMeeting(id: string, frames = 60): void {
  requestAnimationFrame(() => {
    if (document.activeElement === null || document.activeElement === document.body)
      document.querySelector<HTMLElement>(`[data-meeting="${CSS.escape(id)}"]`)?.focus();
    if (frames > 1) focusOnMeeting(id, frames - 1);
  });
}
