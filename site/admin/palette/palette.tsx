import { Command as Cmdk } from 'cmdk';
import { useRef, useState } from 'react';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import { MEETS } from '#contract/inquiries/inquiry-list.ts';
import { Dialog } from '../components/dialog.tsx';
import { cardDate } from '../format/dates.ts';
import { MEETS_LABELS } from '../inquiries/search/conditions.ts';
import { focusInquiry } from '../inquiries/shortcuts/focus.ts';
import { KeyCaps } from '../inquiries/shortcuts/key-caps.tsx';
import { StatusBadge } from '../inquiries/status-badge.tsx';
import { openInquiry } from '../inquiries/url-state/selected-inquiry.ts';
import { hrefOfView } from '../inquiries/url-state/view-in-address.ts';
import { useBooking } from '../state/settings.ts';
import { useStaffNames } from '../state/staff-names.ts';
import {
  appCommands,
  findCommands,
  inquiryCommands,
  type PaletteCommand,
  type ViewLink,
} from './commands.ts';
import { useFoundInquiries } from './found-inquiries.ts';

type PaletteProps = {
  views: readonly ViewLink[];
  onHelp: () => void;
  onSignOut: () => void;
  onClose: () => void;
};

const LISTS = MEETS.map((meets) => ({ label: MEETS_LABELS[meets], href: hrefOfView({ meets }) }));

const GROUPS = ['This inquiry', 'Go to', 'More'] as const;

/** Finds any action or inquiry by typing; runs it once the palette is closed, so that the focus can follow. */
export function Palette({ views, onHelp, onSignOut, onClose }: PaletteProps) {
  const [words, setWords] = useState('');
  const chosen = useRef<(() => void) | null>(null);
  const colleagues = useStaffNames();
  const { inquiries, state } = useFoundInquiries(words);
  const lists = useBooking() ? LISTS : [];
  const commands = findCommands(
    [...inquiryCommands(colleagues), ...appCommands({ views, lists, onHelp, onSignOut })],
    words,
  );
  const run = (action: () => void) => () => {
    chosen.current = action;
    onClose();
  };
  return (
    <Dialog
      title="Search actions and inquiries"
      hidesTitle
      onClose={onClose}
      afterClose={chosen}
      className="top-24 flex max-h-dialog w-160 max-w-window flex-col"
    >
      <Cmdk shouldFilter={false} label="Search" className="flex min-h-0 flex-col" loop>
        <Cmdk.Input
          value={words}
          onValueChange={setWords}
          maxLength={200}
          placeholder="Search actions or clients..."
          className="h-14 shrink-0 border-b border-hairline bg-transparent px-4 text-17 md:text-15 outline-none placeholder:text-graphite"
        />
        <Cmdk.List label="Actions and inquiries" className="overflow-y-auto overscroll-contain pb-1.5">
          {words.trim() === ''
            ? GROUPS.map((group) => (
                <Group
                  key={group}
                  heading={group}
                  commands={commands.filter((c) => c.group === group)}
                  run={run}
                />
              ))
            : commands.length > 0 && <Group heading="Actions" commands={commands} run={run} />}
          {inquiries.length > 0 && (
            <Cmdk.Group heading={<Heading>Inquiries</Heading>}>
              {inquiries.map((inquiry) => (
                <Row key={inquiry.id} value={inquiry.id} onSelect={run(() => open(inquiry))}>
                  <Found inquiry={inquiry} />
                </Row>
              ))}
            </Cmdk.Group>
          )}
        </Cmdk.List>
        <p role="status" className="px-4 text-graphite not-empty:py-3">
          {state === 'failed'
            ? 'Couldn’t search. Check your connection.'
            : state === 'searching'
              ? 'Searching...'
              : words.trim() !== '' && commands.length + inquiries.length === 0 && 'No matches.'}
        </p>
      </Cmdk>
    </Dialog>
  );
}

type GroupProps = { heading: string; commands: PaletteCommand[]; run: (action: () => void) => () => void };

function Group({ heading, commands, run }: GroupProps) {
  if (commands.length === 0) return null;
  return (
    <Cmdk.Group heading={<Heading>{heading}</Heading>}>
      {commands.map(({ label, keys, group, ...command }) => (
        <Row key={label} value={`${group}: ${label}`} onSelect={run(command.run)}>
          <span className="min-w-0 grow truncate">{label}</span>
          {heading === 'Actions' && group === 'Go to' && <span className="text-graphite">Page</span>}
          {keys && <KeyCaps keys={keys} />}
        </Row>
      ))}
    </Cmdk.Group>
  );
}

const Heading = ({ children }: { children: string }) => (
  <span className="label block px-4 pt-3 pb-1">{children}</span>
);

type RowProps = { value: string; onSelect: () => void; children: React.ReactNode };

function Row({ value, onSelect, children }: RowProps) {
  return (
    <Cmdk.Item
      value={value}
      onSelect={onSelect}
      className="flex min-h-10 cursor-pointer items-center gap-4 border-l-3 border-transparent px-3 data-[selected=true]:border-copper data-[selected=true]:bg-ledge"
    >
      {children}
    </Cmdk.Item>
  );
}

function Found({ inquiry }: { inquiry: Inquiry }) {
  return (
    <>
      <span className="min-w-0 grow truncate">
        <span className="font-strong">{inquiry.name}</span>
        <span className="ml-3 text-13 text-graphite">{inquiry.email || inquiry.phone}</span>
      </span>
      <span className="shrink-0 text-13 text-graphite max-md:hidden">{cardDate(inquiry.createdAt)}</span>
      <span className="flex">
        <StatusBadge status={inquiry.status} />
      </span>
    </>
  );
}

function open({ id }: Inquiry): void {
  openInquiry(id);
  focusInquiry();
}
