import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { type Inquiry, type InquiryStatus, STATUS_LABELS } from '#contract/inquiry.ts';
import { INQUIRIES } from '../inquiries/inquiry-list-query.ts';
import type { NoteDrafts } from '../inquiries/note-drafts.ts';
import { inquiryUpdating } from '../inquiries/use-update-inquiry.ts';

/** Cards on their way to another column, by inquiry. */
export type Moves = ReadonlyMap<string, { inquiry: Inquiry; to: InquiryStatus }>;

/** Shows a card in its new column at once, and back in the old one when the server refuses. */
export function useMoves(drafts: NoteDrafts) {
  const queryClient = useQueryClient();
  const [moves, setMoves] = useState<Moves>(new Map());
  const [said, setSaid] = useState('');

  const move = useCallback(
    async (inquiry: Inquiry, to: InquiryStatus) => {
      if (inquiry.status === to) return;
      setMoves((before) => new Map(before).set(inquiry.id, { inquiry, to }));
      const options = inquiryUpdating(queryClient, inquiry, drafts);
      try {
        await queryClient.getMutationCache().build(queryClient, options).execute({ status: to });
        setSaid(`${inquiry.name} moved to ${STATUS_LABELS[to]}`);
      } catch {
        setSaid(`${inquiry.name} stays where it was`);
      }
      // The lists are being loaded anew by now; the card goes on where they put it.
      await queryClient.invalidateQueries({ queryKey: INQUIRIES }, { cancelRefetch: false });
      setMoves((before) => {
        const after = new Map(before);
        after.delete(inquiry.id);
        return after;
      });
      focusOnMover(inquiry.id);
    },
    [queryClient, drafts],
  );
  return { moves, said, move };
}

/** A card that changes columns is another element: the focus goes along, unless it has gone elsewhere. */
function focusOnMover(id: string): void {
  requestAnimationFrame(() => {
    if (document.activeElement && document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(`[data-move="${CSS.escape(id)}"]`)?.focus();
  });
}
