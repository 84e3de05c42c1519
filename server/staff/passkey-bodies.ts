/** The browser's data at the end of a ceremony (Web Authentication §5.1.8 and §5.1.7), in bounds. */
import * as z from 'zod';
import { passkeyName } from '#contract/staff/passkeys.ts';

const base64url = (max: number) =>
  z
    .string('Send the passkey response')
    .min(1, 'Send the passkey response')
    .max(max, 'The passkey response is too long')
    .regex(/^[\w-]+$/, 'Send the passkey response in base64url');
/** Credential ids have 1,023 bytes at most (§5.8.3). */
const credential = { id: base64url(1364), rawId: base64url(1364), type: z.literal('public-key') };

export const registrationSchema = z.object({
  name: passkeyName.shape.name,
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url(4000),
      attestationObject: base64url(16_000),
      transports: z
        .array(z.string().regex(/^[a-z-]{1,20}$/))
        .max(10)
        .optional(),
    }),
  }),
});

export const assertionSchema = z.object({
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url(4000),
      authenticatorData: base64url(4000),
      signature: base64url(4000),
      userHandle: base64url(200).nullish(),
    }),
  }),
});
