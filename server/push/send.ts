/** Hands one message to a push service (RFC 8030), encrypted for the device (RFC 8291) and signed (RFC 8292). */
import webpush from 'web-push';
import type { PushPayload } from '#contract/staff/push.ts';
import { INTERNET, type Network } from '../http/public-lookup.ts';
import { PrivateAddress, postPublicly } from '../http/public-post.ts';
import { isPushService } from './hosts.ts';
import type { VapidKeys } from './vapid-store.ts';

/** The far end; a test brings its own. */
export type PushOverrides = Partial<Network> & { isPushService?: (endpoint: string) => boolean };

export type Endpoint = { endpoint: string; p256dh: string; auth: string };

/** `gone`: the subscription has ended. `later`: worth another try, after the delay that the service gave, if any. */
export type PushOutcome =
  | { end: 'sent' | 'gone' }
  | { end: 'refused'; why: string }
  | { end: 'later'; afterMs: number | null; why: string };

const LONGEST_WAIT_MS = 3_600_000;

export type SendPush = (
  to: Endpoint,
  payload: PushPayload,
  keys: VapidKeys,
  ttlSeconds: number,
) => Promise<PushOutcome>;

/** @param subject returns a `mailto:` address by which a push service reaches the firm. */
export function createPushSender(subject: () => string, overrides: PushOverrides = {}): SendPush {
  const network = { ...INTERNET, ...overrides };
  const isKnown = overrides.isPushService ?? isPushService;

  return async (to, payload, keys, ttlSeconds) => {
    if (!isKnown(to.endpoint)) return { end: 'refused', why: 'unknown push service' };
    const url = new URL(to.endpoint);
    try {
      const { cipherText } = webpush.encrypt(to.p256dh, to.auth, JSON.stringify(payload), 'aes128gcm');
      const headers = {
        ...webpush.getVapidHeaders(url.origin, subject(), keys.publicKey, keys.privateKey, 'aes128gcm'),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        'content-length': cipherText.length,
        ttl: Math.max(0, Math.round(ttlSeconds)),
        urgency: payload.kind === 'new' || payload.kind === 'test' ? 'normal' : 'high',
      };
      return outcomeOf(await postPublicly(url, { headers, body: cipherText }, network));
    } catch (error) {
      if (error instanceof PrivateAddress) return { end: 'refused', why: error.message };
      // Node's messages name the host, and an endpoint is a secret.
      return { end: 'later', afterMs: null, why: (error as NodeJS.ErrnoException).code ?? 'no answer' };
    }
  };
}

type Posted = Awaited<ReturnType<typeof postPublicly>>;

function outcomeOf({ status: statusCode, headers }: Posted): PushOutcome {
  if (statusCode >= 200 && statusCode < 300) return { end: 'sent' };
  if (statusCode === 404 || statusCode === 410) return { end: 'gone' };
  const why = `status ${statusCode}`;
  if (statusCode !== 429 && statusCode < 500) return { end: 'refused', why };
  const seconds = Number(headers['retry-after']);
  const afterMs = seconds > 0 ? Math.min(seconds * 1000, LONGEST_WAIT_MS) : null;
  return { end: 'later', afterMs, why };
}
