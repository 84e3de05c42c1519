/** The address holds the open inquiry (`?inquiry=id`), so that a reload, a bookmark and a shared link show the same. */
import { announce, goTo, useAddress } from '../../state/address.ts';

const PARAMETER = 'inquiry';

/** The id in the address, or null. */
export const useSelectedInquiry = (): string | null => useAddress().searchParams.get(PARAMETER) || null;

/** Opens an inquiry. Only the first adds a history entry, so that Back leads to the list. */
export function selectInquiry(id: string): void {
  const address = new URL(location.href);
  const isFirst = !address.searchParams.has(PARAMETER);
  address.searchParams.set(PARAMETER, id);
  if (isFirst) openFromList(address);
  else history.replaceState(history.state, '', address);
  announce();
}

/**
 * The dashboard restores the list's scroll position (use-focus-between-list-and-detail.ts); the browser's attempt may
 * come later, and differ.
 */
function openFromList(address: URL): void {
  history.scrollRestoration = 'manual';
  history.pushState({ cameFromList: true }, '', address);
  history.scrollRestoration = 'auto';
}

/** Opens an inquiry from any view. */
export function openInquiry(id: string): void {
  if (location.pathname === '/admin') selectInquiry(id);
  else goTo(`/admin?${PARAMETER}=${encodeURIComponent(id)}`);
}

/** URL of an inquiry next to the list, with the current filters; for links from other views. */
export function hrefOf(id: string): string {
  const params = new URLSearchParams(location.search);
  params.set(PARAMETER, id);
  return `/admin?${params}`;
}

/** Returns to the list. */
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
