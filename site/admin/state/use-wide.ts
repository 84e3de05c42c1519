import { useSyncExternalStore } from 'react';

const WIDE = '(width >= 48rem)';

/** Whether list and detail stand side by side; a phone shows one at a time. The server's markup is the wide one. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => matchMedia(WIDE).matches,
    () => true,
  );

function onChange(changed: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
