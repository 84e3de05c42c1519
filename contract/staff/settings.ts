/** Settings that an owner changes in the browser. Those that the server's host sets are shown, and can't be changed. */
import * as z from 'zod/mini';
import { emailAddress } from '../mail/email-address.ts';
import { SETTINGS_LIMITS } from './settings-limits.ts';

const HOST = 'Enter the server’s name, such as mail.example.com';
const PORT = 'Enter a port number from 1 to 65535';

/** A mail account. Without a password, the saved one is kept, if server, port and user stay the same. */
export const mailAccount = z.strictObject({
  host: z
    .string({ error: HOST })
    .check(
      z.trim(),
      z.toLowerCase(),
      z.regex(/^(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[\da-f:.]+\])$/, HOST),
      z.maxLength(SETTINGS_LIMITS.host, HOST),
    ),
  port: z.int({ error: PORT }).check(z.minimum(1, PORT), z.maximum(65535, PORT)),
  user: z
    .string({ error: 'Enter the user name' })
    .check(z.trim(), z.maxLength(SETTINGS_LIMITS.user, 'That’s too long for a user name')),
  password: z.optional(
    z
      .string()
      .check(z.minLength(1, 'Enter the password'), z.maxLength(SETTINGS_LIMITS.password, 'That’s too long')),
  ),
});
export type MailAccount = z.infer<typeof mailAccount>;

/** Where email comes from and goes to; null: the studio's email address. */
export const mailAddresses = z.strictObject({
  from: z.nullable(emailAddress),
  to: z.nullable(emailAddress),
});

const DAYS = `Enter a number of days from ${SETTINGS_LIMITS.fewestDays} to ${SETTINGS_LIMITS.mostDays}`;
export const retention = z.strictObject({
  /** Null: closed inquiries are kept. */
  days: z.nullable(
    z
      .int({ error: DAYS })
      .check(z.minimum(SETTINGS_LIMITS.fewestDays, DAYS), z.maximum(SETTINGS_LIMITS.mostDays, DAYS)),
  ),
});

const setByHost = z.boolean();

const shownAccount = z.object({
  setByHost,
  /** Null when none is set up. Passwords are never sent. */
  account: z.nullable(
    z.object({ host: z.string(), port: z.number(), user: z.string(), hasPassword: z.boolean() }),
  ),
  /** The saved password can't be decrypted: the server's secret has changed. */
  isUnreadable: z.boolean(),
});
export type ShownAccount = z.infer<typeof shownAccount>;

const shownAddress = z.object({ setByHost, saved: z.nullable(z.string()), inForce: z.string() });

/** `GET /api/settings`, and the answer to each change. */
export const settingsSchema = z.object({
  outgoing: shownAccount,
  addresses: z.object({ from: shownAddress, to: shownAddress }),
  retention: z.object({ setByHost, days: z.nullable(z.number()) }),
  /** The public address, which the server's host sets. */
  origin: z.string(),
});
export type Settings = z.infer<typeof settingsSchema>;
