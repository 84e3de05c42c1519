import { useSyncExternalStore } from 'react';

/** The place in the page where toasts show, so that they cover nothing; without one, they are at the window's edge. */
let seat: HTMLElement | null = null;
const listeners = new Set<() => void>();

function settle(place: HTMLElement | null) {
  seat = place;
  for (const listener of listeners) listener();
}

/** Ref of such a place; the latest counts. */
export function toastSeat(place: HTMLElement | null): (() => void) | undefined {
  if (!place) return undefined;
  settle(place);
  return () => {
    if (seat === place) settle(null);
  };
}

export const useToastSeat = (): HTMLElement | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => seat,
    () => null,
  );
