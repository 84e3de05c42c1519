import { useEffect } from 'react';

/** In the session's storage: a phone may drop the page while one talks. Holds the id alone. */
const KEY = 'ledge-frame-call';

/** Coming back sooner than this means that the link was touched by mistake, or that nothing was called yet. */
const SHORTEST_MS = 1500;

/** Calls `onBack` when staff return from a call that they began with a link of this inquiry. */
export function useReturnFromCall(inquiryId: string, onBack: () => void): void {
  useEffect(() => {
    const over = new AbortController();
    const { signal } = over;
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      const call = read();
      if (call?.id !== inquiryId || Date.now() - call.at < SHORTEST_MS) return;
      keep('');
      onBack();
    };
    const begin = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a[href^="tel:"]'))
        keep(JSON.stringify({ id: inquiryId, at: Date.now() }));
    };
    look();
    addEventListener('click', begin, { signal });
    addEventListener('focus', look, { signal });
    document.addEventListener('visibilitychange', look, { signal });
    return () => over.abort();
  }, [inquiryId, onBack]);
}

function read(): { id: string; at: number } | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) || 'null');
  } catch {
    return null;
  }
}

/** Blocked storage costs the question, not the call. */
function keep(call: string): void {
  try {
    sessionStorage.setItem(KEY, call);
  } catch {
    // No storage is available.
  }
}
