/** Passkeys of one's own account: signing in by a device's fingerprint, face or PIN (docs/decisions/0043). */

export const PASSKEY_LIMITS = { perAccount: 10, nameMax: 60 } as const;

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
