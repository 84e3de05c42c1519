import { digitsOf } from '../shared/fold-text.ts';

/** Returns the last ten digits, so that +1 (512) 555-0188 and 512.555.0188 match; null for fewer than seven digits. */
export function phoneKey(phone: string | null | undefined): string | null {
  const digits = digitsOf(phone ?? '');
  return digits.length < 7 ? null : digits.slice(-10);
}
