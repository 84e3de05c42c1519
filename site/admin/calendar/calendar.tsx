import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Meeting } from '#contract/booking/booking.ts';
import { Loaded } from '../components/loaded.tsx';
import { useLiveUpdates } from '../inquiries/live/use-live.ts';
import { firstPage } from '../inquiries/queries/inquiry-list-query.ts';
import { isShortcut } from '../inquiries/shortcuts/keys.ts';
import { MEETINGS, meetingsBetween } from '../meeting/meeting-queries.ts';
import { isAhead } from '../meeting/meeting-words.ts';
import { goTo } from '../state/address.ts';
import type { ViewProps } from '../state/view-props.ts';
import { AttendancePrompt } from './attendance-prompt.tsx';
import { CalendarHead } from './calendar-head.tsx';
import { MeetingSheet } from './meeting-sheet.tsx';
import { ReschedulingBar } from './rescheduling-bar.tsx';
import { Sheet } from './sheet.tsx';
import { useChange } from './use-change.ts';
import { type Rescheduler, useRescheduling } from './use-rescheduling.ts';
import { type ShownCalendar, useShown } from './use-shown.ts';
import { WAITING, Waiting } from './waiting.tsx';

/** Meetings by week, or by day on a phone, next to the inquiries that have no meeting. */
export function Calendar({ staff }: ViewProps) {
  const shown = useShown(staff);
  const [first, last] = [shown.days[0] as string, shown.days.at(-1) as string];
  const meetings = useQuery(meetingsBetween(first, last, shown.staffId));
  const change = useChange();
  const rescheduler = useRescheduling(change, shown.show);
  const [opened, setOpened] = useState<Meeting | null>(null);
  useRefreshOnLiveUpdates();
  useCalendarKeys(shown, meetings.data ?? [], rescheduler);
  const loading = (
    <p role="status" className="px-4 py-6 font-semibold md:px-6">
      Loading meetings...
    </p>
  );

  return (
    <main className="grow pb-16 lg:grid lg:cols-rail-76 lg:rows-head lg:pb-0">
      <div className="border-b border-hairline lg:col-span-2">
        <CalendarHead staff={staff} shown={shown} />
        <AttendancePrompt shown={shown} change={change} onOpen={setOpened} />
      </div>
      <div className="min-w-0 pb-6">
        <Loaded query={meetings} what="the calendar" waiting={loading}>
          {(list) => (
            <Sheet staff={staff} shown={shown} meetings={list} rescheduler={rescheduler} onOpen={setOpened} />
          )}
        </Loaded>
      </div>
      <Waiting />
      {rescheduler.rescheduling?.by === 'keys' && (
        <ReschedulingBar rescheduling={rescheduler.rescheduling} rescheduler={rescheduler} />
      )}
      {opened && (
        <MeetingSheet
          meeting={meetings.data?.find(({ id }) => id === opened.id) ?? opened}
          change={change}
          onReschedule={(meeting) => void rescheduler.begin(meeting, 'keys')}
          onClose={() => setOpened(null)}
        />
      )}
    </main>
  );
}

/** Reloads when the calendar is opened, and whenever visitors or colleagues change something. */
function useRefreshOnLiveUpdates(): void {
  const queryClient = useQueryClient();
  const { changed, manyChanged, arrived, erased, connected } = useLiveUpdates();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these is a reason to look again
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: MEETINGS });
    void queryClient.invalidateQueries({ queryKey: firstPage(WAITING).queryKey });
  }, [queryClient, changed, manyChanged, arrived, erased, connected]);
}

/** Listens for the calendar's keys. While a meeting is moved, the arrows belong to that. */
function useCalendarKeys(shown: ShownCalendar, meetings: readonly Meeting[], rescheduler: Rescheduler): void {
  const { rescheduling, begin } = rescheduler;
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
      if (!action || rescheduling || event.shiftKey || !isShortcut(event)) return;
      event.preventDefault();
      action();
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
