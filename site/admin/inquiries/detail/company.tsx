import { useQueryClient } from '@tanstack/react-query';
import { useContext } from 'react';
import type { Viewer } from '#contract/desk.ts';
import type { Inquiry } from '#contract/inquiry.ts';
import { Button } from '../../button.tsx';
import { INQUIRIES } from '../inquiry-list-query.ts';
import { Live, useHeard } from '../live/use-live.ts';
import { useViewing } from './use-viewing.ts';

/** Who else looks at the inquiry, and whether somebody changed it since it was loaded. */
export function Company({ inquiry }: { inquiry: Inquiry }) {
  const queryClient = useQueryClient();
  const line = useContext(Live);
  const viewers = useViewing(inquiry.id);
  const change = useHeard().changed.get(inquiry.id);
  const isChanged = change !== undefined && change.version > inquiry.version;
  function show() {
    line?.caughtUp();
    void queryClient.invalidateQueries({ queryKey: INQUIRIES });
  }
  return (
    <div role="status" className="text-[0.9rem]">
      {viewers.length > 0 && (
        <p data-viewers="" className="mb-3 text-contacted">
          {viewersInWords(viewers)}
        </p>
      )}
      {isChanged && (
        <p
          data-changed=""
          className="mb-4 flex max-w-[44em] flex-wrap items-center justify-between gap-x-4 border-l-3 border-new bg-new-bg px-4 py-1 text-new"
        >
          Changed by {change.by?.name ?? 'the visitor'} since you opened it.
          <Button look="bare" onClick={show}>
            Show
          </Button>
        </p>
      )}
    </div>
  );
}

export function viewersInWords(viewers: readonly Viewer[]): string {
  const names = viewers.map(({ name }) => name);
  return names.length === 1
    ? `${names[0]} is looking at this too.`
    : `${names.slice(0, -1).join(', ')} and ${names.at(-1)} are looking at this too.`;
}
