import { useSyncExternalStore } from 'react';

const WIDE = '(width >= 48rem)';

/**
 * Whether list and detail are side by side; a phone shows one at a time. The server's markup is the wide one.
 * @param query media query for other breakpoints of a layout side by side.
 */
export const useWide = (query = WIDE): boolean =>
  useSyncExternalStore(
    (changed) => onChange(query, changed),
    () => matchMedia(query).matches,
    () => true,
  );

function onChange(query: string, changed: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}
