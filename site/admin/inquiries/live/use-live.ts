import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { createLiveClient, type LiveClient, type LiveUpdates, NOTHING } from './live-client.ts';

export const Live = createContext<LiveClient | null>(null);

/** One event stream for the whole session. */
export function useLiveClient(ownId: string): LiveClient {
  const [client] = useState(() => createLiveClient(ownId));
  useEffect(() => client.start(), [client]);
  return client;
}

const silent = () => () => {};

/** The events so far; empty without a connection. */
export function useLiveUpdates(): LiveUpdates {
  const client = useContext(Live);
  return useSyncExternalStore(client?.subscribe ?? silent, client?.heard ?? (() => NOTHING), () => NOTHING);
}

/** Whether the last "Show" brought this inquiry. */
export function useIsArrival(id: string): boolean {
  const client = useContext(Live);
  return useSyncExternalStore(
    client?.subscribe ?? silent,
    () => client?.heard().shown.has(id) ?? false,
    () => false,
  );
}
