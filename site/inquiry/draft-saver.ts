import type { DraftStore, InquiryDraft } from './draft.ts';

/** Longest time in milliseconds that a keystroke waits to be saved. */
export const SAVE_DELAY = 250;

/**
 * Saves the draft soon after each change, and immediately when the page may be about to close.
 * @param currentDraft reads the form's current content.
 * @param onKept is called after each save with whether the device keeps the draft.
 */
export function createDraftSaver(
  store: Pick<DraftStore, 'write' | 'clear'>,
  currentDraft: () => InquiryDraft,
  onKept: (kept: boolean) => void,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush() {
    if (timer === undefined) return;
    cancel();
    onKept(store.write(currentDraft()));
  }

  function cancel() {
    clearTimeout(timer);
    timer = undefined;
  }

  return {
    changed() {
      // The first change starts the timer: continuous typing is saved too.
      timer ??= setTimeout(flush, SAVE_DELAY);
    },
    flush,
    /** Called when the server has the request or the visitor discards the draft: nothing may bring it back. */
    discard() {
      cancel();
      store.clear();
      onKept(false);
    },
    cancel,
  };
}
