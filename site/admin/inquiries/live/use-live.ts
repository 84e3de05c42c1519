import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { createLiveLine, type LiveLine, type LiveUpdates, NOTHING } from './live-line.ts';

export const Live = createContext<LiveLine | null>(null);

/** One line for the whole session. */
export function useLiveLine(ownId: string): LiveLine {
  const [line] = useState(() => createLiveLine(ownId));
  useEffect(() => line.start(), [line]);
  return line;
}

const silent = () => () => {};

/** The events so far; empty without a line. */
export function useLiveUpdates(): LiveUpdates {
  const line = useContext(Live);
  return useSyncExternalStore(line?.subscribe ?? silent, line?.heard ?? (() => NOTHING), () => NOTHING);
}

/** Whether the last "Show" brought this inquiry. */
export function useIsArrival(id: string): boolean {
  const line = useContext(Live);
  return useSyncExternalStore(
    line?.subscribe ?? silent,
    () => line?.heard().shown.has(id) ?? false,
    () => false,
  );
}
