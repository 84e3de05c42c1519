/** The change that Ctrl+Z undoes: the last one, for ten seconds. */
import { INQUIRY_ACTION_LIMITS } from '#contract/inquiries/inquiry-actions.ts';
import type { ToastContent } from '../../layout/toasts.ts';
import { ToastAction } from '../components/toast-action.tsx';

type LastChange = { undo: () => void; until: number };

let last: LastChange | null = null;

/** Offers to undo a change: by Ctrl+Z, and by a button in the toast that is given this. */
export function registerUndo(undo: () => void): Pick<ToastContent, 'action' | 'durationMs'> {
  const change = { undo, until: Date.now() + INQUIRY_ACTION_LIMITS.undoShownMs };
  last = change;
  return {
    action: (
      <ToastAction
        label="Undo"
        onPress={() => {
          if (last === change) last = null;
          undo();
        }}
      />
    ),
    durationMs: INQUIRY_ACTION_LIMITS.undoShownMs,
  };
}

/** Undoes the last change, once. @returns false when there is none, or its time is up. */
export function undoLastChange(): boolean {
  const change = last;
  last = null;
  if (!change || change.until < Date.now()) return false;
  change.undo();
  return true;
}

/** Forgets the last change: it belonged to a session that has ended, or was undone another way. */
export function forgetLastChange(): void {
  last = null;
}
