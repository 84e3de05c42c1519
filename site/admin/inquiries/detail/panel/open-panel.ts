/** The panel in the composer's place: one at a time, opened from the action bar, a key or the palette. */
import { createContext, useContext } from 'react';
import type { Meeting } from '#contract/booking/booking.ts';

export type PanelName = 'reply' | 'call' | 'meeting' | 'next-step';

export type OpenPanel = {
  name: PanelName;
  /** False for a reply begun earlier: it is open, but leaves the focus where it is. */
  takesFocus: boolean;
  /** The meeting to reschedule. */
  moving?: Meeting;
};

export type Panels = {
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
