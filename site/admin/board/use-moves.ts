import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { ListedInquiry } from '#contract/inquiries/inquiry.ts';
import { type InquiryStatus, statusLabel } from '#contract/inquiries/statuses.ts';
import { INQUIRIES } from '../inquiries/queries/known-inquiries.ts';
import { inquiryUpdating } from '../inquiries/queries/use-update-inquiry.ts';
import { focusWhenThere } from '../inquiries/shortcuts/focus.ts';
import { useDrafts } from '../state/use-drafts.ts';

/** Cards on their way to another column, by inquiry id. */
export type BoardMoves = ReadonlyMap<string, { inquiry: ListedInquiry; to: InquiryStatus }>;

/** Shows a card in its new column immediately, and moves it back if the server refuses. */
export function useMoves() {
  const queryClient = useQueryClient();
  const drafts = useDrafts();
  const [moves, setMoves] = useState<BoardMoves>(new Map());
  const [said, setSaid] = useState('');

  const move = useCallback(
    async (inquiry: ListedInquiry, to: InquiryStatus) => {
      if (inquiry.status === to) return;
      setMoves((before) => new Map(before).set(inquiry.id, { inquiry, to }));
      const options = inquiryUpdating(queryClient, inquiry, drafts);
      try {
        await queryClient.getMutationCache().build(queryClient, options).execute({ status: to });
        setSaid(`${inquiry.name} moved to ${statusLabel(to)}`);
      } catch {
        setSaid(`${inquiry.name} not moved`);
      }
      // The lists are already reloading; from here they decide the card's column.
      await queryClient.invalidateQueries({ queryKey: INQUIRIES }, { cancelRefetch: false });
      setMoves((before) => {
        const after = new Map(before);
        after.delete(inquiry.id);
        return after;
      });
      // A card that changes columns becomes another element: the focus moves along.
      focusWhenThere(() => document.querySelector<HTMLElement>(`[data-move="${CSS.escape(inquiry.id)}"]`));
    },
    [queryClient, drafts],
  );
  return { moves, said, move };
}
