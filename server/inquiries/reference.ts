import { randomInt } from 'node:crypto';
import { referenceOf } from '#contract/inquiries/reference.ts';
import { currentFirm } from '../config/firm-in-force.ts';

/** Crockford's alphabet: no I, L, O or U, so that a reference can be read out on the phone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns a random reference such as LF-7K3M-92 (requirements §11). The table's unique index catches collisions. */
export function newReference(): string {
  const letters = Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return referenceOf(currentFirm().name, `${letters}-${randomInt(10)}${randomInt(10)}`);
}
