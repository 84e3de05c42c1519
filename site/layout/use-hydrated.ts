import { useSyncExternalStore } from 'react';

/** False in the server's markup and in the first render over it; true once the page is interactive. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
