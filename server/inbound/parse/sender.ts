/** Finds the writer of a mail, also when a group or a form that forwarded it put its own address into From. */
import { headerOf, headersOf, mailboxesIn } from './headers.ts';
import type { ParsedMail } from './parser.ts';

export type SenderAddress = { name: string; address: string };

/** The suffix that a group adds to the writer's name, for domains that forbid others to send in their name (DMARC). */
const VIA = /^["'“”‘’\s]*(.*?)["'“”‘’\s]*\(?\s*\b(?:via|through|über|por medio de|a través de)\b\s.+$/iu;
const LISTS = ['list-id', 'list-post', 'mailing-list', 'x-beenthere', 'x-google-group-id'];

const ORIGINALS = ['x-original-from', 'x-original-sender'] as const;

/** Whether an address is at the list's own domain, by its last two labels. */
export function isOfList(mail: ParsedMail, address: string): boolean {
  const site = (host = '') =>
    host
      .replace(/[>\s].*$/, '')
      .split('.')
      .slice(-2)
      .join('.')
      .toLowerCase();
  const lists = [
    headerOf(mail, 'list-id')?.match(/[^\s<>]+\.[^\s<>]+(?=>?\s*$)/)?.[0],
    ...headersOf(mail, 'list-post').map((value) => /mailto:[^@>]+@([^>?\s]+)/i.exec(value)?.[1]),
  ];
  return lists.some((list) => list !== undefined && site(list) === site(address.split('@')[1]));
}

/** The one address in From; null for none, and for several: two senders are a forgery or a mistake. */
function fromOf(mail: ParsedMail): SenderAddress | null {
  const senders = headersOf(mail, 'from').flatMap((value) => mailboxesIn(value));
  const [first] = senders;
  if (!first || senders.some(({ address }) => address !== first.address)) return null;
  return first;
}

/** @returns the writer, and the address that stands in From instead, if it does. */
export function senderOf(mail: ParsedMail): { from: SenderAddress | null; through: string | null } {
  const from = fromOf(mail);
  const writer = from && writerOf(mail, from);
  if (!from || !writer || writer.address === from.address) return { from, through: null };
  return { from: writer, through: from.address };
}

function writerOf(mail: ParsedMail, from: SenderAddress): SenderAddress | null {
  const name = VIA.exec(from.name)?.[1]?.trim();
  const isList = LISTS.some((header) => headerOf(mail, header) !== null);
  const isLists =
    isList && headersOf(mail, 'list-post').some((value) => value.toLowerCase().includes(from.address));
  // Sympa and FreeLists keep the writer's name, and put the writer's address into another header.
  const isKept =
    isList && ORIGINALS.some((header) => headerOf(mail, header) !== null) && isOfList(mail, from.address);
  if (name === undefined && !isLists && !isKept) return null;
  const named = (box: SenderAddress | undefined): SenderAddress | null =>
    box && box.address !== from.address ? { ...box, name: box.name || nameOnly(name ?? from.name) } : null;
  const only = (header: string) => {
    const boxes = headersOf(mail, header).flatMap(mailboxesIn);
    return boxes.length === 1 ? named(boxes[0]) : null;
  };
  return (
    only(ORIGINALS[0]) ??
    only(ORIGINALS[1]) ??
    notLists(only('reply-to'), mail) ??
    // Mailman, when answers go to the list.
    named(
      headersOf(mail, 'cc')
        .flatMap(mailboxesIn)
        .find((box) => name && box.name === name),
    ) ??
    named(mailboxesIn(name ?? '')[0]) ??
    named(returnAddress(from))
  );
}

const nameOnly = (name: string): string => (name.includes('@') ? '' : name);

const notLists = (box: SenderAddress | null, mail: ParsedMail): SenderAddress | null =>
  box && headersOf(mail, 'list-post').some((value) => value.toLowerCase().includes(box.address)) ? null : box;

/** groups.io writes `ana=example.com@groups.io`. */
function returnAddress({ address }: SenderAddress): SenderAddress | undefined {
  const [, user, domain] = /^([^=@]+)=([a-z0-9.-]+\.[a-z]{2,})@/i.exec(address) ?? [];
  return mailboxesIn(`${user}@${domain}`)[user ? 0 : 1];
}
