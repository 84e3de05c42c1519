/** Distinguishes shortcuts from typed text and from the keys of a dialog (requirements §14). */
import { INQUIRY_STATUSES, type InquiryStatus } from '#contract/inquiries/statuses.ts';

/** The key that sets a status. */
export const keyOfStatus = (status: InquiryStatus): string => String(INQUIRY_STATUSES.indexOf(status) + 1);

/** The status of a digit key. */
export const statusOfKey = (key: string): InquiryStatus | undefined =>
  /^[1-9]$/.test(key) ? INQUIRY_STATUSES[Number(key) - 1] : undefined;

/** The last is the toasts' region. */
const LAYERS = 'dialog, [role=dialog], [role=menu], [popover], ol[tabindex]';
const TEXT_FIELDS =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, [contenteditable]';

const targetOf = ({ target }: Event) => (target instanceof Element ? target : null);

/** Letters are text in a field, and belong to the browser with Ctrl, Alt or Cmd held. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented)
    return false;
  return !isInField(event) && !isInLayer(event);
}

/** In a field, where Esc leaves it first. */
export const isInField = (event: Event): boolean =>
  Boolean(targetOf(event)?.closest(`${TEXT_FIELDS}, select`));

/** In a text field, where Ctrl+Z undoes typing. */
export const isInText = (event: Event): boolean => Boolean(targetOf(event)?.closest(TEXT_FIELDS));

/** Whether the event is in a dialog, menu or popover, which handles keys itself and closes on Esc. */
export const isInLayer = (event: Event): boolean =>
  Boolean(targetOf(event)?.closest(LAYERS) ?? document.querySelector(':popover-open, dialog[open]'));

/** Ctrl with a key, or Cmd on a Mac, and nothing else. */
export const isMod = (event: KeyboardEvent, key: string): boolean =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === key;
