/**
 * The address of the dashboard: view, filters, open inquiry. It alone decides what is shown, so that a reload,
 * the back button and a shared link lead to the same page.
 */
import { createContext, useContext, useSyncExternalStore } from 'react';

/** Path and query of the request; the first render in the browser must repeat them. */
export const AskedAddress = createContext('/admin');

/** The current address; re-renders on every navigation. */
export function useAddress(): URL {
  const asked = useContext(AskedAddress);
  return new URL(
    useSyncExternalStore(onAddress, read, () => asked),
    'https://same-site.invalid',
  );
}

/** Navigates within the dashboard without loading a page. `replace` adds no history entry. */
export function goTo(href: string, { replace = false }: { replace?: boolean } = {}): void {
  if (replace) history.replaceState(history.state, '', href);
  else history.pushState(null, '', href);
  announce();
}

/** Links between views keep loaded data; modified clicks are left to the browser. */
export function followWithin(event: React.MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
  const url = new URL(link.href);
  if (url.origin !== location.origin || !/^\/admin(\/|$)/.test(url.pathname)) return;
  event.preventDefault();
  goTo(url.pathname + url.search + url.hash);
}

/** Notifies every reader of the address. */
export const announce = () => dispatchEvent(new PopStateEvent('popstate'));

const read = () => location.pathname + location.search;

function onAddress(changed: () => void): () => void {
  addEventListener('popstate', changed);
  return () => removeEventListener('popstate', changed);
}
