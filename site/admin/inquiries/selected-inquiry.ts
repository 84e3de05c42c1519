/** Which inquiry is open stands in the address (`?inquiry=id`): a reload, a bookmark and a colleague get the same. */
import { useSyncExternalStore } from 'react';

const PARAMETER = 'inquiry';

/** The id in the address; null for none, and on the server. */
export const useSelectedInquiry = (): string | null => useSyncExternalStore(onAddress, read, () => null);

/** Opens an inquiry. The first one makes a step in the history, so that Back leads to the list. */
export function selectInquiry(id: string): void {
  const address = new URL(location.href);
  const isFirst = !address.searchParams.has(PARAMETER);
  address.searchParams.set(PARAMETER, id);
  if (isFirst) history.pushState({ cameFromList: true }, '', address);
  else history.replaceState(history.state, '', address);
  announce();
}

/** Goes back to the list. */
export function closeInquiry(): void {
  if (history.state?.cameFromList) {
    history.back();
    return;
  }
  const address = new URL(location.href);
  address.searchParams.delete(PARAMETER);
  history.replaceState(null, '', address);
  announce();
}

const read = () => new URLSearchParams(location.search).get(PARAMETER) || null;
const announce = () => dispatchEvent(new PopStateEvent('popstate'));

function onAddress(changed: () => void): () => void {
  addEventListener('popstate', changed);
  return () => removeEventListener('popstate', changed);
}
