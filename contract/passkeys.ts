/** Passkeys of one's own account: signing in by a device's fingerprint, face or PIN (docs/decisions/0043). */
import * as z from 'zod/mini';
import { oneLine } from './text-rules.ts';

export const PASSKEY_LIMITS = { perAccount: 10, nameMax: 60 } as const;

const NAME_MESSAGES = {
  missing: 'Give the passkey a name',
  long: `Use at most ${PASSKEY_LIMITS.nameMax} characters`,
} as const;

/** `PUT /api/staff/passkeys/:id` names a passkey, and answers its `OwnPasskey`. */
export const passkeyName = z.strictObject({
  name: z
    .string({ error: NAME_MESSAGES.missing })
    .check(
      oneLine,
      z.minLength(1, NAME_MESSAGES.missing),
      z.maxLength(PASSKEY_LIMITS.nameMax, NAME_MESSAGES.long),
    ),
});

export type OwnPasskey = {
  id: string;
  name: string;
  /** ISO 8601 UTC. */
  createdAt: string;
  /** ISO 8601 UTC; null before its first sign-in. */
  lastUsedAt: string | null;
  /** Whether a password manager copies it to other devices. */
  synced: boolean;
};

/** `GET /api/staff/passkeys`, oldest first. */
export type OwnPasskeys = {
  /** Whether passkeys work at the site's address. */
  possible: boolean;
  passkeys: OwnPasskey[];
};

/**
 * Whether browsers offer passkeys to an origin: only to a domain with https, or to localhost (Web Authentication §5.1.3).
 * @param origin such as `https://www.example.com`.
 */
export function passkeysWorkAt(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  if (hostname === 'localhost' || hostname.endsWith('.localhost')) return true;
  return protocol === 'https:' && !hostname.startsWith('[') && !/^[\d.]+$/.test(hostname);
}
