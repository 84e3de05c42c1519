/** Hashes erased addresses with a key, so that a list of addresses doesn't reveal which of them were erased. */
import { createHmac } from 'node:crypto';
import { emailKey } from '../search/contact-keys.ts';
import { fingerprintOf } from '../settings/secret.ts';

/** The secret's fingerprint precedes each hash: after a change of SECRET, the address can't be recognized. */
export function addressHashes(secret: string) {
  const mark = fingerprintOf(secret);
  const inFull = (hash: string) => (hash === '' || hash.includes('.') ? hash : `${mark}.${hash}`);
  return {
    of: (email: string): string =>
      `${mark}.${createHmac('sha256', secret)
        .update(`erased address:${emailKey(email)}`)
        .digest('hex')}`,
    /** Adds the fingerprint that the first release didn't write; its hashes count as this secret's. */
    inFull,
    isUnder: (hash: string): boolean => inFull(hash).startsWith(`${mark}.`),
  };
}
