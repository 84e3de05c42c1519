/**
 * Limits emails to mailboxes that haven't been confirmed: anyone can type a stranger's address into a form
 * (docs/decisions/0009).
 */
import { emailKey } from '../search/contact-keys.ts';

const HOUR_MS = 3_600_000;

/** Emails to one mailbox, and to all unconfirmed mailboxes, within a time. */
const MAILBOX_CAPS = [
  { withinMs: HOUR_MS, ofMailbox: 5, overall: 100 },
  { withinMs: 24 * HOUR_MS, ofMailbox: 10, overall: 500 },
] as const;

/** Emails delayed by this long are no longer worth sending. */
export const LONGEST_DELAY_MS = 24 * HOUR_MS;

/** Google's domains, which ignore dots in the local part (support.google.com/mail/answer/7436150). */
const DOTLESS = ['gmail.com', 'googlemail.com'];

/**
 * The mailbox of an address, so that its spellings count together: letter case, the tag after a plus, and at Google the
 * dots. Two people behind one key only wait longer.
 */
export function mailboxOf(address: string): string {
  const key = emailKey(address);
  const at = key.lastIndexOf('@');
  const domain = key.slice(at + 1);
  const local = key.slice(0, at).replace(/(?<=.)\+.*$/s, '');
  return DOTLESS.includes(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}

/** An email that took a place under the caps. */
export type CapPlace = {
  mailbox: string;
  /** Milliseconds since 1970. */
  at: number;
  /** Confirmations of newsletter subscriptions have a separate overall limit (docs/decisions/0016). */
  isConfirmation: boolean;
};

/**
 * Returns when an email may be sent.
 * @param taken the places of the last 24 hours. A time in the future is from before the clock was set back.
 * @returns milliseconds since 1970; null for now.
 */
export function freeAt(wanted: Omit<CapPlace, 'at'>, taken: readonly CapPlace[], now: number): number | null {
  const times = MAILBOX_CAPS.flatMap(({ withinMs, ofMailbox, overall }) => {
    const recent = taken.filter(({ at }) => Math.abs(now - at) < withinMs);
    return [
      placeFree(
        recent.filter(({ mailbox }) => mailbox === wanted.mailbox),
        ofMailbox,
        withinMs,
      ),
      ...(wanted.isConfirmation
        ? []
        : [
            placeFree(
              recent.filter(({ isConfirmation }) => !isConfirmation),
              overall,
              withinMs,
            ),
          ]),
    ];
  }).filter((time) => time !== null);
  return times.length > 0 ? Math.max(...times) : null;
}

/** Returns when the oldest of the last `most` places is free again; null while there are fewer. */
function placeFree(taken: CapPlace[], most: number, withinMs: number): number | null {
  const oldest = taken.map(({ at }) => at).sort((a, b) => b - a)[most - 1];
  return oldest === undefined ? null : oldest + withinMs;
}
