/** Looks up addresses by their hash, which is all that an erasure record stores. */
import type { Db } from '../database/schema.ts';
import { erasedHashes } from '../inquiries/erased-hashes.ts';
import { heldAddresses } from './addresses-store.ts';
import { waitingHashes } from './work-store.ts';

/** @returns a function that finds the addresses of a hash; one scan of the stored addresses serves all waiting work. */
export function addressBook(db: Db, secret: string): (hash: string) => Promise<string[]> {
  const hashes = erasedHashes(secret);
  const emails = new Map<string, Set<string>>();
  return async (hash) => {
    if (!emails.has(hash)) {
      for (const waiting of [hash, ...(await waitingHashes(db))]) emails.set(waiting, new Set());
      for await (const page of heldAddresses(db))
        for (const email of page) emails.get(hashes.ofAddress(email))?.add(email);
    }
    return [...(emails.get(hash) ?? [])];
  };
}
