/** Formats times in the firm's time zone, regardless of the reader's. */
import { setup } from '#content/firm.ts';

const moment = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: setup.timeZone,
});
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: setup.timeZone });

/** `Sunday, November 22 at 12:11 PM Central Time`, from an ISO 8601 instant. Plain spaces, for plain-text emails. */
export const momentInWords = (iso: string): string =>
  `${moment.format(new Date(iso)).replace(/\s/gu, ' ')} Central Time`;

/** `November 22, 2026`, from an ISO 8601 instant. */
export const dayInWords = (iso: string): string => day.format(new Date(iso));
