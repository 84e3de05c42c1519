/** A request that staff enter: a phone call, a walk-in, a referral, or a conversation on a job site. */
import * as z from 'zod/mini';
import { emailAddress } from '../mail/email-address.ts';
import { manyLines, minVisible, optionalText } from '../shared/text-rules.ts';
import { REQUEST_CHANNELS } from './inquiry-actions.ts';
import { INQUIRY_FIELDS } from './inquiry-fields.ts';
import { INQUIRY_LIMITS as L, INQUIRY_MESSAGES as M } from './inquiry-limits.ts';
import { OFFLINE_LIMITS } from './offline.ts';
import { PRIORITIES } from './priority.ts';

/**
 * `POST /api/inquiries/new` → 201 with the `ListedInquiry`. Requires an `Idempotency-Key`, so that a request
 * entered offline is saved once. The response clock starts when the client got in touch: `secondsAgo` before the server
 * receives it, because the device's clock may be wrong.
 */
export const newRequest = z
  .strictObject({
    channel: z.enum(REQUEST_CHANNELS, { error: `Channel must be one of ${REQUEST_CHANNELS.join(', ')}` }),
    name: INQUIRY_FIELDS.name.rule,
    phone: INQUIRY_FIELDS.phone.rule,
    /** Blank when the client gave none. */
    email: z.optional(z.union([z.literal(''), emailAddress], { error: M.email })),
    serviceType: INQUIRY_FIELDS.serviceType.rule,
    message: z
      .string({ error: 'Describe what they need' })
      .check(manyLines, minVisible(1, 'Describe what they need'), z.maxLength(L.messageMax, M.messageLong)),
    /** Slug of a service area. */
    area: optionalText(64, 'Choose a town from the list'),
    /** Without one, what they need suggests it. */
    priority: z.optional(z.enum(PRIORITIES, { error: `Priority must be one of ${PRIORITIES.join(', ')}` })),
    referredBy: optionalText(L.nameMax, `Name must be at most ${L.nameMax} characters`),
    secondsAgo: z.optional(
      z
        .int('secondsAgo must be a whole number of seconds')
        .check(z.minimum(0), z.maximum(OFFLINE_LIMITS.waitingSeconds)),
    ),
  })
  .check(
    z.refine(({ phone, email }) => Boolean(phone || email), {
      error: 'Enter a phone number or an email address',
      path: ['phone'],
    }),
  );
export type NewRequest = z.infer<typeof newRequest>;
