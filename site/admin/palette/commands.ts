/** The actions of the palette, and how typed words find them. */
import { readView } from '#contract/inquiries/inquiry-list.ts';
import { INQUIRY_STATUSES, statusLabel } from '#contract/inquiries/statuses.ts';
import { followSystem, toggleTheme } from '../../layout/theme-key.ts';
import { activate, choose, isThere } from '../inquiries/shortcuts/controls.ts';
import { keyOfStatus } from '../inquiries/shortcuts/keys.ts';
import { filterQuery } from '../inquiries/url-state/view-in-address.ts';
import { goTo } from '../state/address.ts';
import { openNewRequest } from '../state/open-layer.ts';
import type { StaffName } from '../state/staff-names.ts';
import { undoLastChange } from '../state/undo-last-change.tsx';

export type PaletteCommand = {
  group: 'This inquiry' | 'Go to' | 'More';
  label: string;
  /** Other words for it. */
  keywords?: string[];
  /** Shortcut of the command. */
  keys?: string;
  /** Shown only for words that find it. */
  isDetail?: boolean;
  run: () => void;
};

/**
 * The commands that the words find, those whose label begins with them first; without words, all but the details. Each
 * word must begin one of the command's: scattered letters would put actions before a visitor's name.
 */
export function findCommands(commands: readonly PaletteCommand[], words: string): PaletteCommand[] {
  const asked = wordsOf(words);
  if (asked.length === 0) return commands.filter(({ isDetail }) => !isDetail);
  const found = commands.filter(({ label, keywords = [] }) => {
    const own = [label, ...keywords].flatMap(wordsOf);
    return asked.every((word) => own.some((each) => each.startsWith(word)));
  });
  const isFirst = ({ label }: PaletteCommand) => wordsOf(label).join(' ').startsWith(asked.join(' '));
  return found.sort((a, b) => Number(isFirst(b)) - Number(isFirst(a)));
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The actions that the open inquiry offers; none without one. */
export function inquiryCommands(colleagues: readonly StaffName[]): PaletteCommand[] {
  const group = 'This inquiry';
  const controls = (
    [
      ['reply', { label: 'Reply by email', keys: 'r', keywords: ['answer', 'write', 'mail'] }],
      ['call', { label: 'Log a call', keys: 'c', keywords: ['phone', 'contact', 'voicemail'] }],
      ['note', { label: 'Write a note', keys: 'o', keywords: ['add', 'comment'] }],
      ['assign', { label: 'Assign', keys: 'a', keywords: ['owner', 'give'] }],
      [
        'meeting',
        { label: 'Schedule a meeting', keys: 'm', keywords: ['visit', 'call', 'calendar', 'no-show'] },
      ],
      [
        'next-step',
        { label: 'Set next step', keywords: ['later', 'snooze', 'remind', 'call back', 'call again'] },
      ],
      ['done', { label: 'No reply needed', keys: 'd', keywords: ['done'] }],
      ['spam', { label: 'Mark as spam', keywords: ['junk', 'hide'] }],
    ] as const
  )
    .filter(([control]) => isThere(control))
    .map(([control, { keywords, ...words }]) => ({
      group,
      ...words,
      keywords: [...keywords],
      run: () => activate(control),
    })) satisfies PaletteCommand[];
  const statuses = INQUIRY_STATUSES.filter(() => isThere('status')).map((status) => ({
    group,
    label: `Status: ${statusLabel(status)}`,
    keys: keyOfStatus(status),
    keywords: ['set', 'change', 'mark as'],
    run: () => choose('status', status),
  })) satisfies PaletteCommand[];
  const people = [{ id: '', name: 'nobody' }, ...colleagues.filter(({ disabled }) => !disabled)]
    .filter(() => isThere('assign'))
    .map(({ id, name }) => ({
      group,
      label: `Assign to ${name}`,
      isDetail: true,
      run: () => choose('assign', id),
    })) satisfies PaletteCommand[];
  return [...controls, ...statuses, ...people];
}

/** A view that one's role may open. */
export type ViewLink = { path: string; title: string; label?: string };

type Always = {
  views: readonly ViewLink[];
  /** Lists by meeting; none where booking is off. */
  lists: readonly { label: string; href: string }[];
  onHelp: () => void;
  onSignOut: () => void;
};

/** The actions of every view. */
export function appCommands({ views, lists, onHelp, onSignOut }: Always): PaletteCommand[] {
  const group = 'More';
  return [
    ...views.map(({ path, title, label }) => ({
      group: 'Go to' as const,
      label: label ?? title,
      keywords: [
        'open',
        'go to',
        'view',
        ...(path === '/admin/account' ? ['password', 'notifications'] : []),
      ],
      run: () => goTo(path),
    })),
    ...lists.map(({ label, href }) => ({
      group: 'Go to' as const,
      label,
      keywords: ['meetings', 'calendar', 'show', 'list'],
      isDetail: true,
      run: () => goTo(href),
    })),
    {
      group,
      label: 'New inquiry',
      keys: 'n',
      keywords: ['add', 'lead', 'call', 'phone', 'walk-in', 'referral', 'request'],
      run: openNewRequest,
    },
    {
      group,
      label: 'Undo last change',
      keys: 'Mod+Z',
      isDetail: true,
      run: () => void undoLastChange(),
    },
    { group, label: 'Export as CSV', keywords: ['download', 'spreadsheet'], run: () => download('csv') },
    { group, label: 'Export as JSON', isDetail: true, run: () => download('json') },
    {
      group,
      label: 'Toggle light/dark theme',
      keywords: ['theme', 'mode', 'night'],
      run: toggleTheme,
    },
    {
      group,
      label: 'Use system theme',
      keywords: ['light', 'dark', 'mode'],
      isDetail: true,
      run: followSystem,
    },
    { group, label: 'Keyboard shortcuts', keys: '?', keywords: ['help', 'keys'], run: onHelp },
    { group, label: 'Sign out', keywords: ['log out', 'leave'], run: onSignOut },
  ];
}

/** Exports what the list or the board shows; from another view, everything. */
function download(format: 'csv' | 'json'): void {
  const link = document.createElement('a');
  link.href = `/api/inquiries/export.${format}?${filterQuery(readView(new URLSearchParams(location.search)))}`;
  link.download = '';
  link.click();
}
