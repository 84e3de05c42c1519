import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { INQUIRY_STATUSES } from '#contract/inquiries/statuses.ts';
import { useChoosing } from '../inquiries/bulk/chosen.ts';
import { ActivityNotice } from '../inquiries/live/activity-notice.tsx';
import { inquiryCounts, inquiryWorth } from '../inquiries/queries/inquiry-list-query.ts';
import { FindBar } from '../inquiries/search/find-bar.tsx';
import { useShortcuts } from '../inquiries/shortcuts/use-shortcuts.ts';
import { returnToPlace } from '../inquiries/url-state/board-place.ts';
import { useView } from '../inquiries/url-state/view-in-address.ts';
import { BoardColumn } from './board-column.tsx';
import { StatusSwitch, useShownStatus } from './status-switch.tsx';
import { useMoves } from './use-moves.ts';

/** A column for each status; cards move by dragging or by their menu (requirements §14). */
export function Board() {
  const view = useView();
  const counts = useQuery(inquiryCounts(view)).data;
  const worth = useQuery(inquiryWorth(view)).data;
  const { moves, said, move } = useMoves();
  const choosing = useChoosing();
  useShortcuts({ inquiries: [], selectedId: null, choosing });
  const board = useRef<HTMLDivElement>(null);
  useReturnToPlace(board);
  const statuses = view.status?.length ? view.status : INQUIRY_STATUSES;
  const shown = useShownStatus(statuses, counts?.byStatus);

  return (
    <main className="flex grow flex-col md:min-h-112 md:basis-0">
      <div className="flex flex-wrap items-baseline gap-x-3 px-4 pt-3 max-md:pr-28 md:px-6">
        <h1 className="text-20 leading-tight font-semibold tracking-tight">Board</h1>
        <p className="text-13 text-graphite max-md:truncate">Inquiries by status, most urgent first</p>
        <Legend />
      </div>
      <ActivityNotice />
      <FindBar view={view} />
      <p role="status" className="sr-only">
        {said}
      </p>
      <StatusSwitch statuses={statuses} shown={shown} counts={counts?.byStatus} />
      <div
        ref={board}
        data-board=""
        className="flex min-h-0 grow items-stretch gap-3 px-4 md:basis-0 md:overflow-x-auto md:px-6"
      >
        {statuses.map((status) => (
          <BoardColumn
            key={status}
            status={status}
            view={view}
            count={counts?.byStatus[status]}
            worth={worth && (worth[status] ?? null)}
            isShown={status === shown}
            moves={moves}
            onMove={move}
          />
        ))}
      </div>
    </main>
  );
}

/** The meaning of the strip at the left of a card. */
const Legend = () => (
  <ul aria-label="Card colors" className="ml-auto flex gap-x-4 text-13 text-graphite max-lg:hidden">
    {(
      [
        ['bg-overdue', 'Overdue'],
        ['bg-progress', 'Inactive 1–2 weeks'],
        ['bg-edge', 'Inactive over 2 weeks'],
      ] as const
    ).map(([color, words]) => (
      <li key={words} className="flex items-center gap-1.5">
        <span aria-hidden="true" className={`h-3.5 w-0.75 rounded-full ${color}`} />
        {words}
      </li>
    ))}
  </ul>
);

/** Frames to wait for the card: its column may still be loading. */
const PATIENCE = 120;

/** Coming back from an inquiry, shows the board where it was left. */
function useReturnToPlace(board: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let frame = 0;
    const tryIt = (left: number) => {
      if (!board.current || returnToPlace(board.current) || left === 0) return;
      frame = requestAnimationFrame(() => tryIt(left - 1));
    };
    tryIt(PATIENCE);
    return () => cancelAnimationFrame(frame);
  }, [board]);
}
