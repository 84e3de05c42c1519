/** What makes two requests the same person's: compared by the desk, the search for duplicates and the spam score. */

export const emailKey = (email: string): string => email.trim().toLowerCase();

/** The last ten digits, so that +1 (512) 555-0188 and 512.555.0188 are one; null for what is no whole number. */
export function phoneKey(phone: string | null | undefined): string | null {
  const digits = (phone ?? '').normalize('NFKC').replace(/\D/g, '');
  return digits.length < 7 ? null : digits.slice(-10);
}
