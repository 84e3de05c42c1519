/** Webhooks: events that this server posts to other programs (Standard Webhooks 1.0). For owners alone. */
import * as z from 'zod/mini';
import { DELIVERY_STATES, WEBHOOK_KIND_NAMES, WEBHOOK_LIMITS } from './webhook-kinds.ts';

const kinds = z.array(z.enum(WEBHOOK_KIND_NAMES));

export const webhookSchema = z.object({
  id: z.string(),
  url: z.string(),
  kinds,
  createdAt: z.string(),
  /** Name of the owner then. */
  createdBy: z.string(),
});
export type Webhook = z.infer<typeof webhookSchema>;

const isHttps = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && url.protocol === 'https:' && url.username === '' && url.password === '';
};

/** `POST /api/webhooks` → 201 with the secret that its receiver checks signatures with; it isn't shown again. */
export const newWebhook = z.strictObject({
  url: z
    .string({ error: 'Enter an https address' })
    .check(
      z.trim(),
      z.maxLength(WEBHOOK_LIMITS.url, `Keep the address under ${WEBHOOK_LIMITS.url + 1} characters`),
      z.refine(isHttps, 'Enter an https address without a user name'),
    ),
  kinds: z
    .array(z.enum(WEBHOOK_KIND_NAMES, { error: `Kind must be one of ${WEBHOOK_KIND_NAMES.join(', ')}` }), {
      error: 'Choose at least one event',
    })
    .check(z.minLength(1, 'Choose at least one event')),
});
export type NewWebhook = z.infer<typeof newWebhook>;

export const madeWebhookSchema = z.object({ ...webhookSchema.shape, secret: z.string() });
export type MadeWebhook = z.infer<typeof madeWebhookSchema>;

/** `GET /api/webhooks/{id}/deliveries`, newest first. */
export const deliverySchema = z.object({
  /** The header `webhook-id`, the same at each attempt. */
  id: z.string(),
  kind: z.enum(WEBHOOK_KIND_NAMES),
  inquiryId: z.string(),
  /** When the event happened. */
  at: z.string(),
  state: z.enum(DELIVERY_STATES),
  attempts: z.number(),
  /** The answer to the last attempt, such as `status 503`; null before the first. */
  answer: z.nullable(z.string()),
  attemptedAt: z.nullable(z.string()),
});
export type Delivery = z.infer<typeof deliverySchema>;
