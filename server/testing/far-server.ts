/** A real HTTPS server under names of the internet, with its own certificate, which answers as the test specifies. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { isPublicAddress } from '../http/public-address.ts';
import type { Network } from '../http/public-lookup.ts';

const HOSTS = ['calendar.example', 'other.example', 'push.example'];

/**
 * @param closeLater takes the function that closes it; by default, the server closes at the end of the test.
 * @returns its port, the requests so far, and a network in which its host and certificate are known.
 */
export async function startFarServer(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  closeLater: (close: () => void) => void = onTestFinished,
) {
  const { key, cert } = certificate();
  const asked: IncomingMessage[] = [];
  const server = createServer({ key, cert }, (request, response) => {
    asked.push(request);
    response.on('error', () => {});
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closeLater(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const network: Partial<Network> = {
    ca: cert,
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    // The test's own address counts as a public one; all others are classified as usual.
    isPublic: (address) => address === '127.0.0.1' || isPublicAddress(address),
  };
  return { port, asked, network };
}

let made: { key: string; cert: string } | undefined;

function certificate() {
  if (made) return made;
  const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  execFileSync(
    'openssl',
    [
      ...[
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '2',
      ],
      ...['-subj', `/CN=${HOSTS[0]}`, '-addext', `subjectAltName=${HOSTS.map((host) => `DNS:${host}`)}`],
      ...['-keyout', key, '-out', cert],
    ],
    { stdio: 'ignore' },
  );
  made = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  rmSync(folder, { recursive: true });
  return made;
}
