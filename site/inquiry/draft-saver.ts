import type { Draft, DraftStore } from './draft.ts';

/** Longest time in milliseconds that a keystroke waits to be saved. */
export const SAVE_DELAY = 250;

export type DraftSaver = ReturnType<typeof createDraftSaver>;

/**
 * Saves the draft soon after each change, and at once when the page may be about to go.
 * @param currentDraft reads the form as it stands.
 * @param onKept hears after each saving whether the device keeps the draft.
 */
export function createDraftSaver(
  store: Pick<DraftStore, 'write' | 'clear'>,
  currentDraft: () => Draft,
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
      // The first change sets the clock: somebody who types without a pause is saved too.
      timer ??= setTimeout(flush, SAVE_DELAY);
    },
    flush,
    /** The server has the request, or the visitor wants the draft gone: nothing may bring it back. */
    discard() {
      cancel();
      store.clear();
      onKept(false);
    },
    cancel,
  };
}
