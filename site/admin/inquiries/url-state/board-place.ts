/**
 * Where the board stood when a card was opened. Kept in the board's own history entry, so that Back, Escape and "Back to
 * the list" lead to the same place.
 */
import { announce } from '../../state/address.ts';
import { hrefOf } from './selected-inquiry.ts';

type BoardPlace = {
  card: string;
  /** Pixels from the top of its column's view to the card. */
  down: number;
  /** Scroll positions of the board and of each column. */
  left: number;
  tops: Record<string, number>;
};

/** Opens an inquiry from its card. */
export function openFromBoard(card: HTMLElement, id: string): void {
  const board = card.closest<HTMLElement>('[data-board]');
  if (!board) return;
  const tops = columnsOf(board).map((column) => [column.dataset.rowsOf as string, column.scrollTop]);
  const place: BoardPlace = {
    card: id,
    down: downOf(card),
    left: board.scrollLeft,
    tops: Object.fromEntries(tops),
  };
  history.replaceState({ ...history.state, board: place }, '');
  history.pushState({ cameFromList: true }, '', hrefOf(id));
  announce();
}

/** Scrolls to the remembered place and focuses the card. @returns whether there is nothing left to wait for. */
export function returnToPlace(board: HTMLElement): boolean {
  const place = history.state?.board as BoardPlace | undefined;
  if (!place) return true;
  const card = board.querySelector<HTMLElement>(`[data-card="${CSS.escape(place.card)}"]`);
  if (!card) return false;
  const { board: _done, ...rest } = history.state;
  history.replaceState(rest, '');
  board.scrollLeft = place.left;
  for (const column of columnsOf(board)) column.scrollTop = place.tops[column.dataset.rowsOf as string] ?? 0;
  card.querySelector('a')?.focus({ preventScroll: true });
  align(card, place.down);
  // Cards out of sight have an estimated height until they are rendered.
  requestAnimationFrame(() => align(card, place.down));
  return true;
}

function align(card: HTMLElement, down: number): void {
  const column = card.closest('[data-rows-of]');
  if (column) column.scrollTop += downOf(card) - down;
}

const downOf = (card: HTMLElement) =>
  card.getBoundingClientRect().top - (card.closest('[data-rows-of]')?.getBoundingClientRect().top ?? 0);

const columnsOf = (board: HTMLElement) => [...board.querySelectorAll<HTMLElement>('[data-rows-of]')];
