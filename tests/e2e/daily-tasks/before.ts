/**
 * The tasks' cost before the desk became a queue: commit 3aea170, the parent of 932b145. Measured there by the same
 * hands, on a morning with as many overdue, with the same beginnings and ends, by the fewest steps that do the task in
 * that interface. Times are medians of five runs on one machine of two cores, beside other work.
 */
import type { Effort } from '../../support/counted-hands.ts';

/** Null: could not be done. `but`: what of the task was missing. */
export type Before = (Effort & { but?: string }) | null;

export const BEFORE = {
  // The one due within the hour stood below all 24 overdue.
  dueFirst: { interactions: 1, scrolled: 5, ms: 670 },
  // Nothing opened by itself; the next opened scrolled to where the last had been left.
  answerFromTemplate: { interactions: 4, scrolled: 2, ms: 1051 },
  // Any logged call stopped the clock.
  voicemail: null,
  reached: { interactions: 2, scrolled: 0, ms: 559 },
  // Other views and the tab's title told nothing: it was found by looking at the list, and below all others there.
  arrival: { interactions: 5, scrolled: 0, ms: 787, but: 'unannounced' },
  // The card showed neither words nor clock.
  wroteBack: null,
  putOff: null,
  // Eleven of them Tab.
  assign: { interactions: 13, scrolled: 0, ms: 515 },
  mistyped: null,
  filterAndView: { interactions: 8, scrolled: 0, ms: 981, but: 'not shared, removed unasked' },
  closeFour: { interactions: 4, scrolled: 0, ms: 398 },
  // No undo; set back by hand, the status was New and the clock "Answered after 30 h, late".
  slip: null,
  note: { interactions: 6, scrolled: 0, ms: 674 },
  // The page had scrolled to the row, away from the filters.
  spam: { interactions: 3, scrolled: 6, ms: 627 },
  phoneCall: { interactions: 4, scrolled: 2, ms: 834 },
} satisfies Record<string, Before>;
