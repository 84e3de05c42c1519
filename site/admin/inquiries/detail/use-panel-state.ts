import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Meeting } from '#contract/booking/booking.ts';
import { useDrafts } from '../../state/use-drafts.ts';
import { useWide } from '../../state/use-wide.ts';
import type { OpenPanel, PanelName, Panels } from './panel/open-panel.ts';
import { replyKey } from './reply/reply-draft.ts';

/** The open panel of one inquiry. A draft opens the reply as it appears; closing keeps the draft. */
export function usePanelState(inquiryId: string): Panels {
  const isWide = useWide();
  const drafts = useDrafts();
  const isBegun = useSyncExternalStore(
    drafts.subscribe,
    () => drafts.get(replyKey(inquiryId)) !== '',
    () => false,
  );
  const [panel, setPanel] = useState<OpenPanel | null>(null);
  // On a phone the reply takes the whole screen, so a draft of earlier waits for its button.
  const isPassedOver = useRef(!isWide && isBegun);
  useEffect(() => {
    if (isBegun && !isPassedOver.current) setPanel((now) => now ?? { name: 'reply', takesFocus: false });
    isPassedOver.current = false;
  }, [isBegun]);
  const open = useCallback(
    (name: PanelName, moving?: Meeting) => setPanel({ name, takesFocus: true, moving }),
    [],
  );
  const close = useCallback(() => {
    if (!panel) return;
    setPanel(null);
    const button = [...document.querySelectorAll<HTMLElement>(`[data-action="${panel.name}"]`)];
    button.find((each) => each.checkVisibility())?.focus({ preventScroll: true });
  }, [panel]);
  return { panel, open, close };
}
