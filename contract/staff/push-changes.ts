/** The schemas of staff's notification settings. Apart from `push.ts`, so that the dashboard needs no schema. */
import * as z from 'zod/mini';
import { oneLine } from '../shared/text-rules.ts';
import { PUSH_KINDS, PUSH_LIMITS, type PushChoices, type PushSubscriptionSent } from './push.ts';

const time = z
  .string({ error: 'Choose a time such as 20:00' })
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Choose a time such as 20:00'));

export const pushChoices = z.strictObject({
  kinds: z.array(z.enum(PUSH_KINDS)).check(z.maxLength(PUSH_KINDS.length)),
  quiet: z.nullable(
    z
      .strictObject({ from: time, until: time })
      .check(z.refine(({ from, until }) => from !== until, 'Quiet hours need two different times')),
  ),
}) satisfies z.ZodMiniType<PushChoices>;

const key = z.string().check(z.regex(/^[\w-]+={0,2}$/), z.maxLength(PUSH_LIMITS.keyMax));

export const pushSubscription = z.strictObject({
  endpoint: z.string().check(z.maxLength(PUSH_LIMITS.endpointMax)),
  keys: z.strictObject({ p256dh: key, auth: key }),
  name: z.string().check(oneLine, z.minLength(1), z.maxLength(PUSH_LIMITS.deviceNameMax)),
}) satisfies z.ZodMiniType<PushSubscriptionSent>;
