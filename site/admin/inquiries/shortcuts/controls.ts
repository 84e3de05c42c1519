/** The open inquiry's own controls: a key, the palette and the head's buttons do exactly what using them does. */

/** By selectors, the first that is in sight. */
const CONTROLS = {
  reply: ['textarea[data-reply]', '[data-action=reply]'],
  call: ['[data-contact] input:not([type=radio])', '[data-action=call]'],
  note: ['textarea[data-note]'],
  assign: ['select[data-assignee-select]'],
  priority: ['select[data-priority-select]'],
  status: ['select[data-status-select]'],
  meeting: ['[data-meeting-form] input:checked', '[data-meeting-action]', '[data-action=meeting]'],
  'next-step': ['[data-next-step]', '[data-action=next-step]'],
  done: ['[data-action=done]'],
  spam: ['[data-action=spam]'],
} as const;
export type Control = keyof typeof CONTROLS;

/** Others get the focus alone: what they do is for the person to decide. */
const PRESSED = '[data-action]';

const find = (control: Control): HTMLElement | undefined =>
  CONTROLS[control]
    .flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)])
    .find((element) => element.checkVisibility());

export const isThere = (control: Control): boolean => find(control) !== undefined;

/** Focuses a field, opens a selector, or presses a button. */
export function activate(control: Control): void {
  const element = find(control);
  if (!element) return;
  focusOn(element);
  if (element.matches(PRESSED)) element.click();
}

/** Chooses a value in a selector. */
export function choose(control: 'assign' | 'status', value: string): void {
  const select = find(control);
  if (!(select instanceof HTMLSelectElement) || select.value === value) return;
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Scrolls to a control and focuses it; opens a selector. */
function focusOn(element: HTMLElement): void {
  element.scrollIntoView({ block: 'nearest' });
  element.focus({ preventScroll: true });
  if (!(element instanceof HTMLSelectElement)) return;
  try {
    element.showPicker();
  } catch {
    // Where the browser refuses to open it, the selector at least has the focus.
  }
}
