import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False in the server's markup and in the first render over it; true as soon as script is at work. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
