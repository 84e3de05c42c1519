/**
 * The open tabs of one person. One of them leads (Web Locks): it alone listens while it is hidden, and reports arrivals
 * to the others. When it closes, another takes over.
 */

/** Browsers without the two interfaces, and pages over plain HTTP, have no leading tab. */
export function createTabs(staffId: string) {
  const name = `ledge-frame-live:${staffId}`;
  let channel: BroadcastChannel | null = null;
  let leads = false;

  return {
    leads: () => leads,
    /** Reports an arrival to the other tabs; only its id leaves the page. */
    tell: (id: string) => channel?.postMessage(id),
    /** @returns a function that releases the lead. */
    start({ onLead, onArrived }: { onLead: () => void; onArrived: (id: string) => void }): () => void {
      const over = new AbortController();
      let giveUp = () => {};
      if (typeof BroadcastChannel !== 'undefined') {
        channel = new BroadcastChannel(name);
        channel.onmessage = ({ data }) => onArrived(String(data));
      }
      if (typeof navigator !== 'undefined' && navigator.locks)
        navigator.locks
          .request(name, { signal: over.signal }, () => {
            leads = true;
            onLead();
            return new Promise<void>((resolve) => {
              giveUp = resolve;
            });
          })
          // Aborted while waiting: the session ended in this tab.
          .catch(() => {});
      return () => {
        over.abort();
        giveUp();
        leads = false;
        channel?.close();
        channel = null;
      };
    },
  };
}
