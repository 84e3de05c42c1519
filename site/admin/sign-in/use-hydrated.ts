import { useSyncExternalStore } from 'react';

/** False until the page reacts: a password sent before that would go nowhere, so its button waits. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
