/** Posts to an address that a person gave. */
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { Network } from './public-lookup.ts';
import { requestPublicly } from './public-request.ts';

/** The address, or what its name resolves to, is of a private network. */
export class PrivateAddress extends Error {
  constructor() {
    super('private address');
  }
}

const REFUSED = { unknownHost: () => new Error('unknown host'), notPublic: () => new PrivateAddress() };

type Sent = { headers: OutgoingHttpHeaders; body: Buffer };

/** @returns status and headers; the body isn't read. @throws PrivateAddress, or Node's error, whose message names the host. */
export async function postPublicly(
  url: URL,
  sent: Sent,
  network: Network,
): Promise<{ status: number; headers: IncomingHttpHeaders }> {
  const signal = AbortSignal.timeout(network.patienceMs);
  const answer = await requestPublicly(url, { method: 'POST', ...sent, signal }, network, REFUSED);
  answer.destroy();
  return { status: answer.statusCode ?? 0, headers: answer.headers };
}
