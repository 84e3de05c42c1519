/** The panel in the composer's place: one at a time, opened from the action bar, a key or the palette. */
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Meeting } from '#contract/booking/booking.ts';
import { useDrafts } from '../../../state/use-drafts.ts';
import { useWide } from '../../../state/use-wide.ts';
import { replyKey } from '../reply/reply-draft.ts';

export type PanelName = 'reply' | 'call' | 'meeting' | 'next-step';

type OpenPanel = {
  name: PanelName;
  /** False for a reply begun earlier: it is open, but leaves the focus where it is. */
  takesFocus: boolean;
  /** The meeting to reschedule. */
  moving?: Meeting;
};

type Panels = {
  panel: OpenPanel | null;
  open: (name: PanelName, moving?: Meeting) => void;
  /** Returns the focus to the button that opened it. */
  close: () => void;
};

export const PanelContext = createContext<Panels | null>(null);

/** @throws outside of an open inquiry. */
export function usePanels(): Panels {
  const panels = useContext(PanelContext);
  if (!panels) throw new Error('usePanels() needs an open inquiry around it.');
  return panels;
}

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
