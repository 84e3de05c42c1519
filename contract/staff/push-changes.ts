/** Staff's notification settings as they are sent. Apart from `push.ts`, whose constants the dashboard's script uses without their checks. */
import * as z from 'zod/mini';
import { oneLine } from '../shared/text-rules.ts';
import { PUSH_KINDS, PUSH_LIMITS, pushDeviceSchema } from './push.ts';

const time = z
  .string({ error: 'Enter a time, such as 8:00 PM' })
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time, such as 8:00 PM'));

/** Hours of the firm's wall clock, `HH:MM`, in which nothing is sent; they may run over midnight. */
const quietHours = z
  .strictObject({ from: time, until: time })
  .check(z.refine(({ from, until }) => from !== until, 'Start and end times must be different'));
export type QuietHours = z.infer<typeof quietHours>;

/** The signed-in person's choices, for all of their devices. */
export const pushChoices = z.strictObject({
  kinds: z.array(z.enum(PUSH_KINDS)).check(z.maxLength(PUSH_KINDS.length)),
  quiet: z.nullable(quietHours),
});
export type PushChoices = z.infer<typeof pushChoices>;

/** `GET /api/staff/push`; `publicKey` is the server's (RFC 8292), base64url. */
export const ownPushSchema = z.object({
  publicKey: z.string(),
  choices: pushChoices,
  devices: z.array(pushDeviceSchema),
});
export type OwnPush = z.infer<typeof ownPushSchema>;

const key = z.string().check(z.regex(/^[\w-]+={0,2}$/), z.maxLength(PUSH_LIMITS.keyMax));

/** `PUT /api/staff/push/devices`: this browser's subscription, as the browser gives it, and what to call the device. */
export const pushSubscription = z.strictObject({
  endpoint: z.string().check(z.maxLength(PUSH_LIMITS.endpointMax)),
  keys: z.strictObject({ p256dh: key, auth: key }),
  name: z.string().check(oneLine, z.minLength(1), z.maxLength(PUSH_LIMITS.deviceNameMax)),
});
export type PushSubscriptionSent = z.infer<typeof pushSubscription>;
