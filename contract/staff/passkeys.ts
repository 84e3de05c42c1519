/** Passkeys of the signed-in account: signing in by a device's fingerprint, face or PIN (docs/decisions/0013). */
import * as z from 'zod/mini';
import { oneLine } from '../shared/text-rules.ts';

export const PASSKEY_LIMITS = { perAccount: 10, nameMax: 60 } as const;

export const ownPasskeySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** ISO 8601 UTC. */
  createdAt: z.string(),
  /** ISO 8601 UTC; null before its first sign-in. */
  lastUsedAt: z.nullable(z.string()),
  /** Whether a password manager copies it to other devices. */
  synced: z.boolean(),
});
export type OwnPasskey = z.infer<typeof ownPasskeySchema>;

/** `GET /api/staff/passkeys`, oldest first. */
export const ownPasskeysSchema = z.object({
  /** Whether passkeys work at the site's address. */
  possible: z.boolean(),
  passkeys: z.array(ownPasskeySchema),
});
export type OwnPasskeys = z.infer<typeof ownPasskeysSchema>;

const NAME_MESSAGES = {
  missing: 'Enter a name for the passkey',
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
