import { useQuery } from '@tanstack/react-query';
import { INQUIRY_STATUSES } from '#contract/inquiry.ts';
import { useChoosing } from '../inquiries/bulk/chosen.ts';
import { FindBar } from '../inquiries/find/find-bar.tsx';
import { inquiryCounts } from '../inquiries/inquiry-list-query.ts';
import { NewsLine } from '../inquiries/live/news-line.tsx';
import { useShortcuts } from '../inquiries/shortcuts/use-shortcuts.tsx';
import { useView } from '../inquiries/view-in-address.ts';
import type { ViewProps } from '../views.ts';
import { BoardColumn } from './board-column.tsx';
import { useMoves } from './use-moves.ts';

/** A column for each status; a card is dragged to another, or sent there by its menu (product decision §9). */
export function Board({ drafts }: ViewProps) {
  const view = useView();
  const counts = useQuery(inquiryCounts(view)).data;
  const { moves, said, move } = useMoves(drafts);
  const choosing = useChoosing();
  const shortcuts = useShortcuts({ inquiries: [], selectedId: null, choosing });
  const statuses = view.status?.length ? view.status : INQUIRY_STATUSES;

  return (
    <main className="flex grow flex-col">
      <div className="border-b border-hairline px-4 pt-6 pb-5 md:px-6">
        <h1 className="text-[2rem] leading-[1.05] font-[570] tracking-[-0.025em]">Board</h1>
        <p className="mt-1.5 text-graphite">Every inquiry by its status; the most urgent on top</p>
      </div>
      <NewsLine />
      <FindBar view={view} />
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className="flex grow snap-x snap-mandatory items-stretch overflow-x-auto md:snap-none">
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
      {shortcuts}
    </main>
  );
}
