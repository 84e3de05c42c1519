/** A local push service: real HTTPS, and devices whose keys decrypt what it was sent (RFC 8188, 8291, 8292). */
import { createECDH, createPublicKey, type ECDH, randomBytes, verify } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import ece from 'http_ece';
import type { PushPayload } from '#contract/staff/push.ts';
import type { PushSubscriptionSent } from '#contract/staff/push-changes.ts';
import { startFarServer } from '../../testing/far-server.ts';
import type { PushOverrides } from '../send.ts';

type Got = { path: string; headers: Record<string, unknown>; payload: PushPayload; claims: Claims };
type Claims = { aud: string; exp: number; sub: string };
type Answer = { status: number; headers?: Record<string, string> };

/** @param overrides differs from the service's own network where given. */
export async function startPushService(overrides: Partial<PushOverrides> = {}) {
  const got: Got[] = [];
  const keys = new Map<string, { own: ECDH; auth: Buffer }>();
  const answers = new Map<string, Answer>();
  const far = await startFarServer(async (request, response) => {
    const path = request.url as string;
    const body = await buffer(request);
    const { status, headers } = answers.get(path) ?? { status: 201 };
    const device = keys.get(path);
    if (device && status === 201) {
      const clear = ece.decrypt(body, {
        version: 'aes128gcm',
        privateKey: device.own,
        authSecret: device.auth,
      });
      const claims = claimsOf(request.headers.authorization ?? '');
      got.push({ path, headers: request.headers, payload: JSON.parse(clear.toString()), claims });
    }
    response.writeHead(status, headers).end();
  });
  const origin = `https://push.example:${far.port}`;
  return {
    got,
    origin,
    asked: far.asked,
    answer: (path: string, answer: Answer) => void answers.set(path, answer),
    overrides: {
      ...far.network,
      isPushService: (endpoint: string) => endpoint.startsWith(origin),
      ...overrides,
    } satisfies PushOverrides,
    /** A browser that asked for notifications. */
    device(path: string, name = 'Phone'): PushSubscriptionSent {
      const own = createECDH('prime256v1');
      const auth = randomBytes(16);
      keys.set(path, { own, auth });
      const p256dh = own.generateKeys().toString('base64url');
      return { endpoint: origin + path, keys: { p256dh, auth: auth.toString('base64url') }, name };
    },
  };
}

/** Checks the signature of `vapid t=…, k=…`. @throws Error when it is another key's. */
function claimsOf(authorization: string): Claims {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', body = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const signed = Buffer.from(`${head}.${body}`);
  const isOurs = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isOurs) throw new Error('The signature is not of the key that was sent');
  return JSON.parse(Buffer.from(body, 'base64url').toString());
}
