import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Meeting } from '#contract/booking/booking.ts';
import { Loaded } from '../components/loaded.tsx';
import type { ViewProps } from '../state/view-props.ts';
import { AttendancePrompt } from './attendance-prompt.tsx';
import { CalendarHead } from './calendar-head.tsx';
import { meetingsBetween } from './calendar-query.ts';
import { MeetingSheet } from './meeting-sheet.tsx';
import { MovingBar } from './moving-bar.tsx';
import { Sheet } from './sheet.tsx';
import { useCalendarKeys } from './use-calendar-keys.ts';
import { useChange } from './use-change.ts';
import { useRefreshOnLiveUpdates } from './use-live-refresh.ts';
import { useMoving } from './use-moving.ts';
import { useShown } from './use-shown.ts';
import { Waiting } from './waiting.tsx';

/** Meetings by the week, or by the day on a phone, with the requests that have none beside them. */
export function Calendar({ staff }: ViewProps) {
  const shown = useShown(staff);
  const [first, last] = [shown.days[0] as string, shown.days.at(-1) as string];
  const meetings = useQuery(meetingsBetween(first, last, shown.staffId));
  const change = useChange();
  const mover = useMoving(change, shown.show);
  const [opened, setOpened] = useState<Meeting | null>(null);
  useRefreshOnLiveUpdates();
  useCalendarKeys(shown, meetings.data ?? [], mover);

  return (
    <main className="grow pb-16 lg:grid lg:grid-cols-[minmax(0,1fr)_19rem] lg:grid-rows-[auto_1fr] lg:pb-0">
      <div className="border-b border-hairline lg:col-span-2">
        <CalendarHead staff={staff} shown={shown} />
        <AttendancePrompt shown={shown} change={change} onOpen={setOpened} />
      </div>
      <div className="min-w-0 pb-6">
        <Loaded query={meetings} what="The calendar" waiting={<LoadingSheet />}>
          {(list) => <Sheet staff={staff} shown={shown} meetings={list} mover={mover} onOpen={setOpened} />}
        </Loaded>
      </div>
      <Waiting />
      {mover.moving?.by === 'keys' && <MovingBar moving={mover.moving} mover={mover} />}
      {opened && (
        <MeetingSheet
          meeting={meetings.data?.find(({ id }) => id === opened.id) ?? opened}
          change={change}
          onMove={(meeting) => void mover.begin(meeting, 'keys')}
          onClose={() => setOpened(null)}
        />
      )}
    </main>
  );
}

function LoadingSheet() {
  return (
    <p role="status" className="px-4 py-6 font-semibold md:px-6">
      Loading meetings...
    </p>
  );
}
