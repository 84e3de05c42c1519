/** The dashboard's keyboard shortcuts, with descriptions (requirements §14). */
import { INQUIRY_STATUSES, statusLabel } from '#contract/inquiries/statuses.ts';
import { keyOfStatus } from './keys.ts';

/** `Mod` is Ctrl, or Cmd on a Mac; keys joined by `+` are pressed together. */
type Shortcut = { keys: string[]; does: string; needsBooking?: boolean };

type ShortcutGroup = { title: string; shortcuts: readonly Shortcut[]; forBooking?: boolean };

const SHORTCUTS: readonly ShortcutGroup[] = [
  {
    title: 'Anywhere',
    shortcuts: [
      { keys: ['Mod+K'], does: 'Search actions and inquiries' },
      { keys: ['n'], does: 'New inquiry' },
      { keys: ['Mod+Enter'], does: 'Save or send the current form' },
      { keys: ['Mod+Z'], does: 'Undo the last change (within 10 seconds)' },
      { keys: ['?'], does: 'Show keyboard shortcuts' },
    ],
  },
  {
    title: 'List',
    shortcuts: [
      { keys: ['j', 'k'], does: 'Open the next or previous inquiry' },
      { keys: ['↓', '↑'], does: 'Move through the list' },
      { keys: ['Enter'], does: 'Open the inquiry' },
      { keys: ['x'], does: 'Select the inquiry' },
      { keys: ['/'], does: 'Search (Enter or ↓ for results)' },
      { keys: ['b'], does: 'Switch between board and list' },
    ],
  },
  {
    title: 'Open inquiry',
    shortcuts: [
      { keys: ['r'], does: 'Reply by email' },
      { keys: ['c'], does: 'Log a call' },
      { keys: ['o'], does: 'Write a note' },
      { keys: ['m'], does: 'Propose, book, or complete a meeting', needsBooking: true },
      { keys: ['s'], does: 'Set the next step' },
      { keys: ['a'], does: 'Assign' },
      ...INQUIRY_STATUSES.map((status) => ({
        keys: [keyOfStatus(status)],
        does: `Status: ${statusLabel(status)}`,
      })),
      { keys: ['e'], does: 'Set the priority' },
      { keys: ['d'], does: 'Mark as done' },
      { keys: ['Esc'], does: 'Close the panel or field, then the inquiry' },
    ],
  },
  {
    title: 'Calendar',
    forBooking: true,
    shortcuts: [
      { keys: ['t'], does: 'Today' },
      { keys: ['←', '→'], does: 'Go to earlier or later days' },
      { keys: ['d', 'w'], does: 'Day or week view' },
      { keys: ['m'], does: 'Reschedule: arrows to choose, Enter to confirm' },
    ],
  },
];

/** The shortcuts; those of meetings only while they can be booked. */
export const shortcutsOf = (booking: boolean): readonly ShortcutGroup[] =>
  SHORTCUTS.filter((group) => booking || !group.forBooking).map((group) => ({
    ...group,
    shortcuts: group.shortcuts.filter(({ needsBooking }) => booking || !needsBooking),
  }));
