/** Whether closing or answering moves to the next inquiry that waits: each person's choice, kept in the browser; on unless turned off. */
import { useSyncExternalStore } from 'react';

const keyOf = (staffId: string) => `ledge-frame-next-after-done:${staffId}`;
const listeners = new Set<() => void>();
/** For browsers that keep nothing: the choice lasts as long as the page. */
const chosen = new Map<string, boolean>();

export function movesOn(staffId: string): boolean {
  const now = chosen.get(staffId);
  if (now !== undefined) return now;
  try {
    return localStorage.getItem(keyOf(staffId)) !== 'off';
  } catch {
    return true;
  }
}

export function setMovesOn(staffId: string, on: boolean): void {
  chosen.set(staffId, on);
  try {
    if (on) localStorage.removeItem(keyOf(staffId));
    else localStorage.setItem(keyOf(staffId), 'off');
  } catch {
    // Kept for this page alone.
  }
  for (const listener of listeners) listener();
}

export const useMovesOn = (staffId: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => movesOn(staffId),
    () => true,
  );
