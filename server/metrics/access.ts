/** Access to the metrics: from this machine, or with the token. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Config } from '../config/config.ts';

/**
 * Returns the bearer token for `Authorization`. Derived, so that nothing needs storing and it changes with the secret.
 */
export const metricsToken = (secret: string): string =>
  createHmac('sha256', secret).update('metrics').digest('base64url');

export function mayReadMetrics(request: FastifyRequest, { secret }: Pick<Config, 'secret'>): boolean {
  return isFromThisMachine(request) || hasToken(request.headers.authorization, metricsToken(secret));
}

/** Headers that a proxy adds to forwarded requests. */
const PASSED_ON = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
];

/**
 * A local proxy is a loopback peer for all its clients, so forwarded requests don't count as local. Neither do a local
 * browser's requests to another host name (DNS rebinding).
 */
function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  if (PASSED_ON.some((name) => headers[name] !== undefined)) return false;
  return isLoopback(socket.remoteAddress ?? '') && isOwnName(headers.host ?? '');
}

const isLoopback = (address: string) =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';

const isOwnName = (host: string) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i.test(host);

function hasToken(authorization: string | undefined, token: string): boolean {
  const given = Buffer.from(/^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? '');
  const right = Buffer.from(token);
  return given.length === right.length && timingSafeEqual(given, right);
}
