/** Posts one event to a webhook, signed as Standard Webhooks 1.0 says. */
import { Webhook as Signer } from 'standardwebhooks';
import { derivedToken } from '../config/tokens.ts';
import { INTERNET, type Network } from '../http/public-lookup.ts';
import { PrivateAddress, postPublicly } from '../http/public-post.ts';
import type { WebhooksStore } from './store.ts';

export type DueDelivery = NonNullable<Awaited<ReturnType<WebhooksStore['find']>>>;

/** `later`: worth another try. */
export type WebhookOutcome = { end: 'sent' | 'refused' | 'later'; answer: string };

export type SendWebhook = (delivery: DueDelivery, now: Date) => Promise<WebhookOutcome>;

/** Derived from the server's secret, so that no copy is stored. */
export const webhookSecret = (secret: string, webhookId: string): string =>
  `whsec_${Buffer.from(derivedToken(secret, `webhook ${webhookId}`)).toString('base64')}`;

export function createWebhookSender(secret: string, overrides: Partial<Network> = {}): SendWebhook {
  const network = { ...INTERNET, ...overrides };
  return async (delivery, now) => {
    const payload = payloadOf(delivery);
    const signature = new Signer(webhookSecret(secret, delivery.webhookId)).sign(delivery.id, now, payload);
    const body = Buffer.from(payload);
    const headers = {
      ...{ 'content-type': 'application/json', 'content-length': body.length },
      ...{ 'user-agent': 'Design-build webhooks', 'webhook-id': delivery.id },
      ...{ 'webhook-timestamp': Math.floor(now.getTime() / 1000), 'webhook-signature': signature },
    };
    try {
      const { status } = await postPublicly(new URL(delivery.url), { headers, body }, network);
      return outcomeOf(status);
    } catch (error) {
      if (error instanceof PrivateAddress) return { end: 'refused', answer: error.message };
      return { end: 'later', answer: (error as NodeJS.ErrnoException).code ?? 'no answer' };
    }
  };
}

/** The payload has ids and states alone. The receiver reads the rest with a token while the inquiry exists. */
function payloadOf({ kind, at, data, ...d }: DueDelivery): string {
  const { inquiryId, reference, status, priority, area, serviceType, createdAt } = d;
  const inquiry = { id: inquiryId, reference, status, priority, area, serviceType, createdAt };
  return JSON.stringify({ type: kind, timestamp: at, data: { inquiry, ...JSON.parse(data) } });
}

function outcomeOf(status: number): WebhookOutcome {
  const answer = `status ${status}`;
  if (status >= 200 && status < 300) return { end: 'sent', answer };
  // 410: the receiver wants no more.
  return { end: status === 410 ? 'refused' : 'later', answer };
}
