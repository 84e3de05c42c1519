import { randomInt } from 'node:crypto';

/** Crockford's alphabet: no I, L, O or U, so that a reference survives being read out on the phone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A reference such as LF-7K3M-92 (product decision §6). Random; the table's unique index settles ties. */
export function newReference(): string {
  const letters = Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `LF-${letters}-${randomInt(10)}${randomInt(10)}`;
}
