import { useQueryClient } from '@tanstack/react-query';
import { useContext } from 'react';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import type { Viewer } from '#contract/inquiries/inquiry-actions.ts';
import type { LiveAuthor } from '#contract/shared/live.ts';
import { Button } from '../../components/button.tsx';
import { Live, useLiveUpdates } from '../live/use-live.ts';
import { INQUIRIES } from '../queries/known-inquiries.ts';
import { useViewing } from './use-viewing.ts';

/** Names the colleagues viewing this inquiry, and says if it has changed since it was loaded. */
export function Presence({ inquiry }: { inquiry: Inquiry }) {
  const queryClient = useQueryClient();
  const line = useContext(Live);
  const viewers = useViewing(inquiry.id);
  const change = useLiveUpdates().changed.get(inquiry.id);
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
          className="mb-4 flex flex-wrap items-center justify-between gap-x-4 border-l-3 border-new bg-new-bg px-4 py-1 text-new"
        >
          Changed by {nameOf(change.by)} since you opened it.
          <Button look="bare" onClick={show}>
            Show
          </Button>
        </p>
      )}
    </div>
  );
}

const nameOf = (by: LiveAuthor) => (by === 'visitor' ? 'the visitor' : (by?.name ?? 'the system'));

function viewersInWords(viewers: readonly Viewer[]): string {
  const names = (some: readonly Viewer[]) => some.map(({ name }) => name);
  return [
    sentence(names(viewers.filter(({ writing }) => writing)), 'writing a reply.'),
    sentence(names(viewers.filter(({ writing }) => !writing)), 'viewing this too.'),
  ]
    .filter(Boolean)
    .join(' ');
}

/** "Ana and Sam are viewing this too."; empty without names. */
function sentence(names: readonly string[], doing: string): string {
  if (names.length === 0) return '';
  return names.length === 1
    ? `${names[0]} is ${doing}`
    : `${names.slice(0, -1).join(', ')} and ${names.at(-1)} are ${doing}`;
}
