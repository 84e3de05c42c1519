/** Requests to an address that a person gave (docs/decisions/0021). */
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import { isIP } from 'node:net';
import { type Network, publicLookup, type Refusals } from './public-lookup.ts';

type Asked = { method?: string; headers: OutgoingHttpHeaders; body?: Buffer; signal: AbortSignal };

/**
 * The address that the connection is made to must be public. Redirects aren't followed.
 * @returns the answer, whose body the caller reads or destroys. @throws one of `refused`, or Node's error, whose message
 *   names the host.
 */
export async function requestPublicly(
  url: URL,
  { body, ...asked }: Asked,
  { resolve, isPublic, ca }: Omit<Network, 'patienceMs'>,
  refused: Refusals,
): Promise<IncomingMessage> {
  // The resolver isn't asked about an address.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isPublic(host)) throw refused.notPublic();
  const lookup = publicLookup({ resolve, isPublic }, refused);
  return new Promise((done, failed) => {
    request(url, { ...asked, lookup, agent: false, ...(ca && { ca }) }, done)
      .on('error', failed)
      // Without an error or an answer, when the server changes to another protocol.
      .on('close', () => failed(new Error('no answer')))
      .end(body);
  });
}
