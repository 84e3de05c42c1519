/** Apart from ./passkeys.ts, so that the dashboard's first view goes without the schema. */
import * as z from 'zod/mini';
import { oneLine } from '../shared/text-rules.ts';
import { PASSKEY_LIMITS } from './passkeys.ts';

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
