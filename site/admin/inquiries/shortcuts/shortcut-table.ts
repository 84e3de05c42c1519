/** The dashboard's keyboard shortcuts in words (requirements §14). */
import { INQUIRY_STATUSES, statusLabel } from '#contract/inquiries/statuses.ts';
import { keyOfStatus } from './keys.ts';

/** `Mod` is Ctrl, or Cmd on a Mac; keys joined by `+` are pressed together. */
type Shortcut = { keys: string[]; does: string; needsBooking?: boolean };

type ShortcutGroup = { title: string; shortcuts: readonly Shortcut[]; forBooking?: boolean };

const SHORTCUTS: readonly ShortcutGroup[] = [
  {
    title: 'Anywhere',
    shortcuts: [
      { keys: ['Mod+K'], does: 'Find an action or an inquiry' },
      { keys: ['Mod+Enter'], does: 'Save or send the form you’re in' },
      { keys: ['Mod+Z'], does: 'Undo a change within 10 seconds' },
      { keys: ['?'], does: 'Keyboard shortcuts' },
    ],
  },
  {
    title: 'List',
    shortcuts: [
      { keys: ['j', 'k'], does: 'Open the next or previous inquiry' },
      { keys: ['↓', '↑'], does: 'Move through the list' },
      { keys: ['Enter'], does: 'Open the inquiry and go to it' },
      { keys: ['x'], does: 'Select the inquiry' },
      { keys: ['/'], does: 'Search; Enter or ↓ goes to the results' },
      { keys: ['b'], does: 'Switch between board and list' },
    ],
  },
  {
    title: 'Open inquiry',
    shortcuts: [
      { keys: ['r'], does: 'Reply by email' },
      { keys: ['c'], does: 'Log a call' },
      { keys: ['n'], does: 'Write a note' },
      { keys: ['m'], does: 'Propose, book or mark a meeting', needsBooking: true },
      { keys: ['a'], does: 'Assign' },
      ...INQUIRY_STATUSES.map((status) => ({
        keys: [keyOfStatus(status)],
        does: `Status: ${statusLabel(status)}`,
      })),
      { keys: ['e'], does: 'Done: no reply needed, or completed' },
      { keys: ['Esc'], does: 'Leave the field, then close the inquiry' },
    ],
  },
  {
    title: 'Calendar',
    forBooking: true,
    shortcuts: [
      { keys: ['t'], does: 'Today' },
      { keys: ['←', '→'], does: 'Earlier or later days' },
      { keys: ['d', 'w'], does: 'Day or week' },
      { keys: ['m'], does: 'Move the meeting: arrows choose, Enter moves' },
    ],
  },
];

/** The shortcuts; those of meetings only while they can be booked. */
export const shortcutsOf = (booking: boolean): readonly ShortcutGroup[] =>
  SHORTCUTS.filter((group) => booking || !group.forBooking).map((group) => ({
    ...group,
    shortcuts: group.shortcuts.filter(({ needsBooking }) => booking || !needsBooking),
  }));
