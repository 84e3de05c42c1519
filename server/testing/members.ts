/** Accounts of staff, without the tenth of a second that hashing a password takes on purpose. */
import { hashPassword } from 'better-auth/crypto';
import type { StaffMember } from '#contract/site/page-services.ts';
import type { Db } from '../database/schema.ts';
import { type NewMember, staffStore } from '../staff/store.ts';

/** Each password is hashed once; better-auth checks the hash as any other. */
const hashes = new Map<string, Promise<string>>();

/** Adds an account that can sign in with the password. @param member the address in lower case. */
export async function addMember(db: Db, member: NewMember, password: string): Promise<StaffMember> {
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  return staffStore(db).insert(member, await hash, new Date().toISOString());
}
