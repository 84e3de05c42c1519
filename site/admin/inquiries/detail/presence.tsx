import { useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useState } from 'react';
import { INQUIRY_ACTION_LIMITS } from '#contract/inquiries/inquiry-actions.ts';
import type { Viewer, ViewersResponse } from '#contract/inquiries/inquiry-responses.ts';
import type { LiveAuthor } from '#contract/shared/live.ts';
import { request } from '../../../layout/request.ts';
import { Button } from '../../components/button.tsx';
import { useOpenInquiry } from '../../state/open-inquiry.ts';
import { Live, useLiveUpdates } from '../live/use-live.ts';
import { INQUIRIES } from '../queries/known-inquiries.ts';

/** Shows the colleagues viewing this inquiry, and whether it has changed since it was loaded. */
export function Presence() {
  const { inquiry } = useOpenInquiry();
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
    <div role="status" className="text-14">
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
          {changeInWords(change.by)}
          <Button look="bare" onClick={show}>
            Show
          </Button>
        </p>
      )}
    </div>
  );
}

/** Opening an inquiry for less than this on the way to another doesn't count as viewing. */
const PASSING_MS = 400;

/** Reports that this inquiry is being viewed, repeatedly while the page is visible. @returns the other viewers. */
function useViewing(inquiryId: string): Viewer[] {
  const [viewers, setViewers] = useState<Viewer[]>([]);
  const heard = useLiveUpdates().viewers.get(inquiryId);
  // The newest report counts: the event stream may be down, and a response may be older than the stream's latest event.
  useEffect(() => {
    if (heard) setViewers(heard);
  }, [heard]);

  useEffect(() => {
    const url = `/api/inquiries/${encodeURIComponent(inquiryId)}/viewing`;
    let isOver = false;
    let told: Promise<unknown> | null = null;
    // A courtesy to colleagues; a failure is ignored.
    async function look() {
      if (document.visibilityState === 'hidden') return;
      const answer = await request(url, { method: 'PUT' }).catch(() => null);
      const said = (await answer?.json().catch(() => null)) as ViewersResponse | null;
      if (said && !isOver) setViewers(said.viewers);
    }
    const tell = () => {
      told = look();
    };
    // Sent after any pending report, which would otherwise add us again.
    const leave = () => void told?.then(() => request(url, { method: 'DELETE' })).catch(() => null);
    const follow = () => (document.visibilityState === 'hidden' ? leave() : tell());
    const first = setTimeout(tell, PASSING_MS);
    const timer = setInterval(tell, INQUIRY_ACTION_LIMITS.viewingEveryMs);
    document.addEventListener('visibilitychange', follow);
    return () => {
      isOver = true;
      clearTimeout(first);
      clearInterval(timer);
      document.removeEventListener('visibilitychange', follow);
      leave();
    };
  }, [inquiryId]);
  return viewers;
}

const changeInWords = (by: LiveAuthor): string =>
  by === null
    ? 'This inquiry was updated.'
    : `${by === 'visitor' ? 'The client' : by.name} updated this inquiry.`;

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
