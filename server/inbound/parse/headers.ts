/** Reads the headers of a mail: bounded, and without characters that break a line or turn its direction. */
import { addressParser, type Email, type Mailbox } from 'postal-mime';
import { PARSE_LIMITS } from './bounds.ts';

/** Control and bidi characters; line and paragraph separators. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]+/gu;
const ADDRESS = /^[^\s<>@,;:"()[\]\\]{1,64}@[^\s<>@,;:"()\\]{1,189}$/u;

/** One line of at most `most` UTF-16 units. */
export const oneLine = (text: string, most: number): string =>
  text
    .slice(0, most * 20)
    .replace(UNSEEN, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, most)
    .toWellFormed()
    .trim();

/** The values of every header called `name`, in order. */
export const headersOf = (mail: Email, name: string): string[] =>
  mail.headers.filter(({ key }) => key === name).map(({ value }) => value);

export const headerOf = (mail: Email, name: string): string | null => headersOf(mail, name)[0] ?? null;

/** Returns ids with their brackets, which some programs leave out. Words around an id are harmless: none is a mail's id. */
export const idsIn = (text: string): string[] =>
  (text.match(ID) ?? []).map((id) => (id.startsWith('<') ? id : `<${id}>`));

const ID = /<[^<>\s]{1,498}>|[^\s<>"(),;]{1,240}@[^\s<>"(),;]{1,240}/g;

export const messageIdOf = (mail: Email): string | null => clean(idsIn(mail.messageId ?? '')[0] ?? null);

const clean = (id: string | null): string | null => id?.replace(UNSEEN, '') ?? null;

/** The newest of them when there are too many. */
export function referencesOf(mail: Email): string[] {
  const all = [...headersOf(mail, 'references'), ...headersOf(mail, 'in-reply-to')]
    .flatMap((value) => idsIn(value.slice(0, 100_000)))
    .map((id) => id.replace(UNSEEN, ''));
  return [...new Set(all)].slice(-PARSE_LIMITS.references);
}

const ADDRESSED = ['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to', 'x-forwarded-to'];

export function recipientsOf(mail: Email): string[] {
  const found = new Set<string>();
  for (const name of ADDRESSED)
    for (const value of headersOf(mail, name).slice(0, 20))
      for (const { address } of mailboxesIn(value)) found.add(address);
  return [...found].slice(0, PARSE_LIMITS.recipients);
}

/** Every valid address of a header's value, in lower case. */
export function mailboxesIn(value: string): { name: string; address: string }[] {
  return addressParser(value.slice(0, 50_000), { flatten: true })
    .map((box) => box as Mailbox)
    .map(({ name, address }) => ({
      name: oneLine(name ?? '', PARSE_LIMITS.name),
      address: (address ?? '').trim().toLowerCase(),
    }))
    .filter(
      ({ address }) =>
        address.length <= PARSE_LIMITS.address && ADDRESS.test(address) && !UNSEEN_ONE.test(address),
    );
}

const UNSEEN_ONE = new RegExp(UNSEEN.source, 'u');

export function sentAtOf(mail: Email): string | null {
  const date = new Date(mail.date ?? Number.NaN);
  const year = date.getUTCFullYear();
  return year >= 1970 && year < 2200 ? date.toISOString() : null;
}
