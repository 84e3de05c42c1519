import { activate, isThere } from '../shortcuts/controls.ts';
import { selectInquiry } from '../url-state/selected-inquiry.ts';

/** Milliseconds between looks for the reply, and after which it isn't looked for any more. */
const LOOK_MS = 50;
const GIVE_UP_MS = 5000;

/** Opens an inquiry and its reply, which is there once the conversation has loaded. */
export function openReply(id: string): void {
  selectInquiry(id);
  const until = Date.now() + GIVE_UP_MS;
  const look = setInterval(() => {
    const isShown = document.querySelector(`[data-subject="${CSS.escape(id)}"]`) !== null;
    if (isShown && isThere('reply')) activate('reply');
    else if (Date.now() < until) return;
    clearInterval(look);
  }, LOOK_MS);
}
