import { asciiDigits } from '#contract/shared/fold-text.ts';

/** Telephone numbers as links. Their URLs allow no spaces, and only ASCII digits (RFC 3966, RFC 5724). */
const addressOf = (phone: string): string => asciiDigits(phone).replace(/\s+/g, '-');

export const telOf = (phone: string): string => `tel:${addressOf(phone)}`;
export const smsOf = (phone: string): string => `sms:${addressOf(phone)}`;
