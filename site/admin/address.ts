/**
 * The address of the staff side: which view, which filter, which inquiry. It is the one place that says what
 * is shown, so that a reload, the back button and a link to a colleague all lead to the same.
 */
import { createContext, useContext, useSyncExternalStore } from 'react';

/** Path and query as the server was asked for them; what the first rendering in the browser must repeat. */
export const AskedAddress = createContext('/admin');

/** Where we are; renders again on every step. */
export function useAddress(): URL {
  const asked = useContext(AskedAddress);
  return new URL(
    useSyncExternalStore(onAddress, read, () => asked),
    'https://same-site.invalid',
  );
}

/** Goes to an address of the staff side without loading a page. `replace` makes no step in the history. */
export function goTo(href: string, { replace = false }: { replace?: boolean } = {}): void {
  if (replace) history.replaceState(history.state, '', href);
  else history.pushState(null, '', href);
  announce();
}

/** Links between views keep what was loaded; anything that a browser does in another way is left to it. */
export function followWithin(event: React.MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
  const url = new URL(link.href);
  if (url.origin !== location.origin || !/^\/admin(\/|$)/.test(url.pathname)) return;
  event.preventDefault();
  goTo(url.pathname + url.search + url.hash);
}

/** Tells everybody who reads the address that it changed. */
export const announce = () => dispatchEvent(new PopStateEvent('popstate'));

const read = () => location.pathname + location.search;

function onAddress(changed: () => void): () => void {
  addEventListener('popstate', changed);
  return () => removeEventListener('popstate', changed);
}
