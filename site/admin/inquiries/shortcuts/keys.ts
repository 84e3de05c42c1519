/** The keys of the dashboard, for the code that listens and the page that explains (product decision §9). */
import { INQUIRY_STATUSES, type InquiryStatus, STATUS_LABELS } from '#contract/inquiry.ts';

export const KEYS: readonly { keys: string[]; does: string }[] = [
  { keys: ['j', 'k'], does: 'Next and previous inquiry' },
  { keys: ['Enter'], does: 'Open the card that has the focus' },
  ...INQUIRY_STATUSES.map((status, i) => ({
    keys: [String(i + 1)],
    does: `Status: ${STATUS_LABELS[status]}`,
  })),
  { keys: ['n'], does: 'Write a note' },
  { keys: ['x'], does: 'Select the open inquiry' },
  { keys: ['/'], does: 'Search' },
  { keys: ['b'], does: 'Board and list' },
  { keys: ['Esc'], does: 'Back to the list' },
  { keys: ['?'], does: 'These keys' },
];

/** The status that a digit stands for. */
export const statusOfKey = (key: string): InquiryStatus | undefined =>
  /^[1-5]$/.test(key) ? INQUIRY_STATUSES[Number(key) - 1] : undefined;

/** Letters are words while somebody types, and belong to the browser with Ctrl, Alt or Cmd held. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented)
    return false;
  const target = event.target instanceof Element ? event.target : null;
  return !target?.closest(
    'input:not([type=checkbox]), textarea, select, [contenteditable], dialog, [role=dialog], [role=menu]',
  );
}
