import { useEffect } from 'react';
import type { Meeting } from '#contract/booking/booking.ts';
import { isShortcut } from '../inquiries/shortcuts/keys.ts';
import { goTo } from '../state/address.ts';
import { isAhead } from './meeting-words.ts';
import type { Mover } from './use-moving.ts';
import type { ShownCalendar } from './use-shown.ts';

/** Listens for the calendar's keys. While a meeting is moved, the arrows belong to that. */
export function useCalendarKeys(shown: ShownCalendar, meetings: readonly Meeting[], mover: Mover): void {
  const { moving, begin } = mover;
  useEffect(() => {
    const actions: Record<string, () => void> = {
      t: () => goTo(shown.hrefOf({ day: null })),
      arrowleft: () => goTo(shown.hrefOf({ day: shown.before })),
      arrowright: () => goTo(shown.hrefOf({ day: shown.after })),
      d: () => shown.canChooseSpan && goTo(shown.hrefOf({ span: 'day' })),
      w: () => shown.canChooseSpan && goTo(shown.hrefOf({ span: null })),
      m: () => {
        const id = document.activeElement?.closest<HTMLElement>('[data-meeting]')?.dataset.meeting;
        const meeting = meetings.find((each) => each.id === id);
        if (meeting && isAhead(meeting, Date.now())) void begin(meeting, 'keys');
      },
    };
    function press(event: KeyboardEvent) {
      const action = actions[event.key.toLowerCase()];
      if (!action || moving || event.shiftKey || !isShortcut(event)) return;
      event.preventDefault();
      action();
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
