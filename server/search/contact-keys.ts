/**
 * Normalized contact keys, which identify inquiries from the same person. Used by the desk, the search for duplicates
 * and the spam score.
 */

export const emailKey = (email: string): string => email.trim().toLowerCase();

/** Returns the last ten digits, so that +1 (512) 555-0188 and 512.555.0188 match; null for fewer than seven digits. */
export function phoneKey(phone: string | null | undefined): string | null {
  const digits = (phone ?? '').normalize('NFKC').replace(/\D/g, '');
  return digits.length < 7 ? null : digits.slice(-10);
}
