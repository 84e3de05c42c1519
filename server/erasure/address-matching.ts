/** Finds addresses in stored searches. */
import { emailKey, readableAddress } from '../search/contact-keys.ts';

/**
 * Returns whether a stored query string contains the address. It is parsed, because the same address can be encoded in
 * several ways: URLSearchParams writes `'` as `%27`, encodeURIComponent leaves it.
 */
export const containsAddress = (query: string, key: string): boolean =>
  [...new URLSearchParams(query).values()].some((value) => isNamedIn(value, key));

/** Returns the possible addresses in a stored query string, as keys; with and without surrounding punctuation. */
export function addressesIn(query: string): string[] {
  const words = [...new URLSearchParams(query).values()].flatMap((value) => [
    ...value.split(/\s+/),
    ...value.split(/[\s,;<>()"“”]+/),
  ]);
  const addresses = words.filter((word) => word.includes('@'));
  const bare = addresses.map((word) => word.replace(/^['.]+|['.:!?]+$/g, ''));
  return [...new Set([...addresses, ...bare].map((word) => emailKey(word.normalize())))];
}

/** Matches whole addresses: neither `nada@example.com` nor `ada@example.com.mx` contains `ada@example.com`. */
const isNamedIn = (text: string, key: string): boolean =>
  [key, readableAddress(key)].some((sought) => isWholeIn(text.normalize('NFKC').toLowerCase(), sought));

function isWholeIn(folded: string, sought: string): boolean {
  for (let at = folded.indexOf(sought); at >= 0; at = folded.indexOf(sought, at + 1)) {
    const [before, after] = [folded.slice(0, at), folded.slice(at + sought.length)];
    if (!/[\p{L}\p{N}_.+-]$/u.test(before) && !/^\.?[\p{L}\p{N}-]/u.test(after)) return true;
  }
  return false;
}
