/**
 * Hashes erased addresses and emails with a key, so that a list of addresses or emails doesn't reveal which of them were
 * erased.
 */
import { createHmac } from 'node:crypto';
import { fingerprintOf } from '../config/secret.ts';
import { emailKey } from '../search/contact-keys.ts';

/** The secret's fingerprint precedes each hash: after a change of SECRET, nothing can be recognized. */
export function erasedHashes(secret: string) {
  const mark = fingerprintOf(secret);
  const hash = (text: string) => `${mark}.${createHmac('sha256', secret).update(text).digest('hex')}`;
  return {
    ofAddress: (email: string): string => hash(`erased address:${emailKey(email)}`),
    /** @param id an email's Message-ID, or the SHA-256 of the email as it arrived. */
    ofMail: (id: string): string => hash(`erased mail:${id}`),
    isUnder: (hash: string): boolean => hash.startsWith(`${mark}.`),
  };
}
