/** The open inquiry's own controls: a key or the palette does exactly what using them does. */
import { focusWhenThere } from './focus.ts';

/** By selectors, the first that is in sight. */
const CONTROLS = {
  reply: ['[data-action=reply]', 'form[aria-label="Reply by email"] textarea'],
  call: ['[data-action=call]', '[data-contact] input:not([type=radio])'],
  note: ['textarea[data-note]'],
  assign: ['select[data-assignee-select]'],
  status: ['select[data-status-select]'],
  meeting: ['[data-action=meeting]', '[data-meeting-action]'],
  'next-step': ['[data-action=next-step]'],
  done: ['[data-action=done]'],
  spam: ['[data-action=spam]'],
} as const;
export type Control = keyof typeof CONTROLS;

/** Buttons that do their work alone. */
const ACTS: ReadonlySet<Control> = new Set(['done', 'spam', 'meeting']);

const find = (control: Control): HTMLElement | undefined =>
  CONTROLS[control]
    .flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)])
    .find((element) => element.checkVisibility());

export const isThere = (control: Control): boolean => find(control) !== undefined;

/** Focuses a field, opens a selector, presses a button; a button that opens a form leads on to its field. */
export function activate(control: Control): void {
  const element = find(control);
  if (!element) return;
  element.scrollIntoView({ block: 'nearest' });
  if (!(element instanceof HTMLButtonElement)) focusOn(element);
  else {
    element.click();
    if (!ACTS.has(control)) focusWhenThere(() => fieldOf(control));
  }
}

/** The field that a button of the same control opened. */
const fieldOf = (control: Control) =>
  [find(control)].find((element) => !(element instanceof HTMLButtonElement));

/** Chooses a value in a selector. */
export function choose(control: 'assign' | 'status', value: string): void {
  const select = find(control);
  if (!(select instanceof HTMLSelectElement) || select.value === value) return;
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

function focusOn(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  if (!(element instanceof HTMLSelectElement)) return;
  try {
    element.showPicker();
  } catch {
    // Where the browser refuses to open it, the selector at least has the focus.
  }
}
