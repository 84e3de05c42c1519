/**
 * Posts to an address that a person gave. The address that the connection is made to must be public
 * (docs/decisions/0021). Redirects aren't followed.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import { isIP } from 'node:net';
import { type Network, publicLookup } from './public-lookup.ts';

/** The address, or what its name resolves to, is of a private network. */
export class PrivateAddress extends Error {
  constructor() {
    super('private address');
  }
}

const REFUSED = { unknownHost: () => new Error('unknown host'), notPublic: () => new PrivateAddress() };

type Sent = { headers: Record<string, string | number>; body: Buffer };

/** @returns status and headers; the body isn't read. @throws PrivateAddress, or Node's error, whose message names the host. */
export async function postPublicly(
  url: URL,
  { headers, body }: Sent,
  { resolve, isPublic, ca, patienceMs }: Network,
): Promise<{ status: number; headers: IncomingHttpHeaders }> {
  // The resolver isn't asked about an address.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isPublic(host)) throw new PrivateAddress();
  const lookup = publicLookup({ resolve, isPublic }, REFUSED);
  const signal = AbortSignal.timeout(patienceMs);
  return new Promise((done, failed) => {
    const options = { method: 'POST', headers, lookup, signal, agent: false, ...(ca && { ca }) };
    request(url, options, (answer) => {
      answer.destroy();
      done({ status: answer.statusCode ?? 0, headers: answer.headers });
    })
      .on('error', failed)
      .end(body);
  });
}
