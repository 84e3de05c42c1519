/** Opens the form for a new request from anywhere in the dashboard: the header, the palette, the phone bar and a key. */
const EVENT = 'open-new-request';

export const openNewRequest = (): void => void dispatchEvent(new Event(EVENT));

/** @returns stops listening. */
export function onNewRequest(open: () => void): () => void {
  addEventListener(EVENT, open);
  return () => removeEventListener(EVENT, open);
}
