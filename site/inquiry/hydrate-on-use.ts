/** When the form needs React (docs/decisions/0002): until then it is a plain form, which takes typing and posts. */
import { DRAFT_KEY } from './draft-key.ts';

const TOUCHES = ['pointerdown', 'focusin', 'input', 'dragenter', 'paste'];
/** A page whose own work never ends still gets its form. */
const IDLE_WITHIN_MS = 3000;

/**
 * @returns resolved at the first use of the form, immediately if it has a draft or text, else when the loaded page is
 * idle.
 */
export function whenFirstUsed(element: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const wanted = () => {
      for (const touch of TOUCHES) document.removeEventListener(touch, touched, true);
      resolve();
    };
    const touched = (event: Event) => {
      // Pictures may be dropped or pasted anywhere on the page.
      const isForPage = event.type === 'dragenter' || event.type === 'paste';
      if (isForPage || element.contains(event.target as Node)) wanted();
    };
    for (const touch of TOUCHES) document.addEventListener(touch, touched, true);
    if (element.contains(document.activeElement) || holdsDraft() || isFilledIn(element)) wanted();
    else if (document.readyState === 'complete') whenIdle(wanted);
    else addEventListener('load', () => whenIdle(wanted), { once: true });
  });
}

/**
 * Waits for the end of a click that has begun: React shows a button in place of the
 * field for files, and a press on one that is let go on the other is no click.
 * @returns a function whose promise resolves when no pointer is down on the element.
 */
export function trackPointerPress(element: HTMLElement): () => Promise<void> {
  let press = Promise.resolve();
  element.addEventListener('pointerdown', () => {
    press = new Promise((resolve) => {
      const ended = () => setTimeout(resolve);
      for (const end of ['pointerup', 'pointercancel', 'dragend'])
        addEventListener(end, ended, { once: true, capture: true });
    });
  });
  return () => press;
}

function whenIdle(then: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: IDLE_WITHIN_MS });
  // Safari has none.
  else setTimeout(then, 200);
}

function holdsDraft(): boolean {
  try {
    return [sessionStorage, localStorage].some((storage) => storage.getItem(DRAFT_KEY) !== null);
  } catch {
    return false;
  }
}

/** Typed before this script ran, or put back by the browser after a reload. */
const isFilledIn = (element: HTMLElement): boolean =>
  [...element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    (control) => control.value !== control.defaultValue,
  );
