import { useCallback, useEffect, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { FailureLine } from '../../../components/failure-line.tsx';
import { useOpenInquiry } from '../../../state/open-inquiry.ts';
import { Outcomes } from './outcomes.tsx';
import { useLogContact } from './use-log-contact.ts';

/** Coming back from a call that began here: asks how it ended, in reach of the thumb. */
export function AfterCall() {
  const { id, name } = useOpenInquiry().inquiry;
  const { isBack, forget } = useReturnFromCall(id);
  const log = useLogContact(id, forget);
  if (!isBack) return null;
  return (
    <section
      aria-label="Log this call"
      data-after-call=""
      className="z-20 border-y border-graphite/60 bg-paper px-4 py-3 max-md:fixed max-md:inset-x-0 max-md:bottom-(--bar,0px) md:px-6"
    >
      <div className="mb-2 flex items-center justify-between gap-4">
        <p role="status" className="font-[560]">
          How did the call with {name} go?
        </p>
        <Button look="bare" onClick={forget} className="shrink-0">
          I didn’t call
        </Button>
      </div>
      <Outcomes disabled={log.isPending} onChoose={(outcome) => log.contact({ kind: 'call', outcome })} />
      <FailureLine what="Couldn’t log the call." error={log.error} className="mt-2" />
    </section>
  );
}

/** In the session's storage: a phone may drop the page while one talks. Holds the id alone. */
const KEY = 'ledge-frame-call';

/** Coming back sooner than this means that the link was touched by mistake, or that nothing was called yet. */
const SHORTEST_MS = 1500;

/** Whether staff returned from a call that they began with a link of this inquiry. */
function useReturnFromCall(inquiryId: string): { isBack: boolean; forget: () => void } {
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    const over = new AbortController();
    const { signal } = over;
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      const call = read();
      if (call?.id === inquiryId && Date.now() - call.at >= SHORTEST_MS) setBack(true);
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
  }, [inquiryId]);
  const forget = useCallback(() => {
    keep('');
    setBack(false);
  }, []);
  return { isBack, forget };
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
