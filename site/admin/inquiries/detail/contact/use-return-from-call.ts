import { useCallback, useEffect, useState } from 'react';

/** In the session's storage: a phone may drop the page while one talks. Holds the id alone. */
const KEY = 'ledge-frame-call';

/** Coming back sooner than this means that the link was touched by mistake, or that nothing was called yet. */
const SHORTEST_MS = 1500;

/** Whether staff came back from a call that they began with a link of this inquiry. */
export function useReturnFromCall(inquiryId: string): { isBack: boolean; forget: () => void } {
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      const call = read();
      if (call?.id === inquiryId && Date.now() - call.at >= SHORTEST_MS) setBack(true);
    };
    function begin(event: MouseEvent) {
      if (event.target instanceof Element && event.target.closest('a[href^="tel:"]'))
        keep(JSON.stringify({ id: inquiryId, at: Date.now() }));
    }
    look();
    addEventListener('click', begin);
    addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('click', begin);
      removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [inquiryId]);
  const forget = useCallback(() => {
    keep(null);
    setBack(false);
  }, []);
  return { isBack, forget };
}

function read(): { id: string; at: number } | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}

/** Blocked storage costs the question, not the call. */
function keep(call: string | null): void {
  try {
    if (call === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, call);
  } catch {
    // Nothing to keep it in.
  }
}
