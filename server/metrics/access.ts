/** Who may read the metrics: the machine itself, or who holds the token. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** What `Authorization: Bearer …` must hold. Derived, so that there is nothing to keep and it changes with the secret. */
export const metricsToken = (secret: string): string =>
  createHmac('sha256', secret).update('metrics').digest('base64url');

export function mayReadMetrics(request: FastifyRequest, { secret }: Pick<Config, 'secret'>): boolean {
  return isFromThisMachine(request) || hasToken(request.headers.authorization, metricsToken(secret));
}

/** What a proxy adds to a request that it passes on. */
const PASSED_ON = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
];

/**
 * A proxy on this machine is a loopback peer for everybody behind it, so what it passed on doesn't count; nor does what
 * a browser on this machine was sent to by another name (DNS rebinding).
 */
function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  if (PASSED_ON.some((name) => headers[name] !== undefined)) return false;
  return isLoopback(socket.remoteAddress ?? '') && isOwnName(headers.host ?? '');
}

function isLoopback(address: string): boolean {
  const bare = address.replace(/^::ffff:/i, '');
  return address === '::1' || (isIP(bare) === 4 && bare.startsWith('127.'));
}

const isOwnName = (host: string) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i.test(host);

function hasToken(authorization: string | undefined, token: string): boolean {
  const given = Buffer.from(/^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? '');
  const right = Buffer.from(token);
  return given.length === right.length && timingSafeEqual(given, right);
}
