import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { INQUIRY_STATUSES } from '#contract/inquiries/statuses.ts';
import { useChoosing } from '../inquiries/bulk/chosen.ts';
import { NewsLine } from '../inquiries/live/news-line.tsx';
import { inquiryCounts } from '../inquiries/queries/inquiry-list-query.ts';
import { FindBar } from '../inquiries/search/find-bar.tsx';
import { useShortcuts } from '../inquiries/shortcuts/use-shortcuts.ts';
import { returnToPlace } from '../inquiries/url-state/board-place.ts';
import { useView } from '../inquiries/url-state/view-in-address.ts';
import { BoardColumn } from './board-column.tsx';
import { useMoves } from './use-moves.ts';

/** A column for each status; cards move by dragging or by their menu (requirements §14). */
export function Board() {
  const view = useView();
  const counts = useQuery(inquiryCounts(view)).data;
  const { moves, said, move } = useMoves();
  const choosing = useChoosing();
  useShortcuts({ inquiries: [], selectedId: null, choosing });
  const board = useRef<HTMLDivElement>(null);
  useReturnToPlace(board);
  const statuses = view.status?.length ? view.status : INQUIRY_STATUSES;

  return (
    <main className="flex grow basis-0 flex-col md:min-h-[28rem]">
      <div className="flex items-baseline gap-x-3 px-4 pt-2 md:px-6">
        <h1 className="text-[1.0625rem] leading-6 font-semibold tracking-[-0.015em]">Board</h1>
        <p className="truncate text-[0.8125rem] text-graphite">Inquiries by status, most urgent first</p>
      </div>
      <NewsLine />
      <FindBar view={view} />
      <p role="status" className="sr-only">
        {said}
      </p>
      <div
        ref={board}
        data-board=""
        className="flex min-h-0 grow basis-0 snap-x snap-mandatory items-stretch overflow-x-auto max-md:min-h-[75dvh] md:snap-none"
      >
        {statuses.map((status) => (
          <BoardColumn
            key={status}
            status={status}
            view={view}
            count={counts?.byStatus[status]}
            moves={moves}
            onMove={move}
          />
        ))}
      </div>
    </main>
  );
}

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
