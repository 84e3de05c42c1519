import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { createLiveLine, type Heard, type LiveLine } from './live-line.ts';

export const Live = createContext<LiveLine | null>(null);

/** One line for the whole session. */
export function useLiveLine(ownId: string): LiveLine {
  const [line] = useState(() => createLiveLine(ownId));
  useEffect(() => line.start(), [line]);
  return line;
}

const silent = () => () => {};
const NOBODY: Heard = {
  arrived: new Set(),
  changed: new Map(),
  manyChanged: 0,
  viewers: new Map(),
  connected: true,
};

/** What was heard so far; nothing where no line is. */
export function useHeard(): Heard {
  const line = useContext(Live);
  return useSyncExternalStore(line?.subscribe ?? silent, line?.heard ?? (() => NOBODY), () => NOBODY);
}
