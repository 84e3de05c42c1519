/** Checks the public address: the base of links in emails, and the address that visitors use. */
import { connect } from 'node:tls';
import type { Config } from '../config/config.ts';
import { ASK_ADMIN, type CheckFinding, reportOn } from './finding.ts';

const report = reportOn('origin');
const certificate = reportOn('certificate');

const PATIENCE_MS = 8000;
const DAY_MS = 86_400_000;
/** Certificates of Let's Encrypt last for 90 days and are renewed after 60. */
const RENEW_DAYS = 14;

type Address = Pick<Config, 'origin'>;

const isLocalHost = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');

export async function originFindings({ origin }: Address, patienceMs = PATIENCE_MS): Promise<CheckFinding[]> {
  const { hostname, protocol } = new URL(origin);
  const isLocal = isLocalHost(hostname);
  const findings: CheckFinding[] = [];
  if (isLocal)
    findings.push(
      report.warning(
        `SITE_ORIGIN is ${origin}, so links in emails and search results work only on this machine.`,
        'Before launch, set it to the site’s public address: https://www.…',
        { says: `The website is at ${origin}. Your own address is not set.`, todo: ASK_ADMIN },
      ),
    );
  else if (protocol === 'http:')
    findings.push(
      report.error(
        `SITE_ORIGIN is ${origin}, so passwords and requests are sent unencrypted.`,
        'Put a proxy such as nginx or Caddy in front for https, and set SITE_ORIGIN to the https address.',
        {
          says: `${origin} isn’t encrypted: passwords and requests can be read in transit.`,
          todo: ASK_ADMIN,
        },
      ),
    );
  const failure = await unreachable(origin, patienceMs);
  if (failure === null) findings.push(report.ok(`${origin} is responding.`));
  else if (isLocal)
    findings.push(
      report.warning(`${origin} isn’t responding: ${failure}.`, 'Start the server: `npm start`.', {
        todo: ASK_ADMIN,
      }),
    );
  else
    findings.push(
      report.error(
        `${origin} can’t be reached from this server: ${failure}.`,
        'Check that the server is running, DNS points to this machine, the proxy forwards to it, and the certificate is valid.',
        { todo: `Its DNS must point to this server. ${ASK_ADMIN}` },
      ),
    );
  return findings;
}

/** @returns nothing without https. */
export async function certificateFindings(
  { origin }: Address,
  patienceMs = PATIENCE_MS,
  now = new Date(),
): Promise<CheckFinding[]> {
  const { hostname, protocol, port } = new URL(origin);
  if (protocol !== 'https:') return [];
  const host = hostname.replace(/^\[|\]$/g, '');
  const todo = 'Check that the proxy renews the certificate (docs/deploy.md).';
  try {
    const { validTo, problem } = await certificateOf(host, Number(port || 443), patienceMs);
    const days = Math.floor((validTo.getTime() - now.getTime()) / DAY_MS);
    const ends = validTo.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    const owner = { todo: ASK_ADMIN };
    if (days < 0) return [certificate.error(`The certificate for ${host} expired on ${ends}.`, todo, owner)];
    if (problem !== null)
      return [certificate.error(`Browsers reject the certificate for ${host}: ${problem}.`, todo, owner)];
    if (days < RENEW_DAYS)
      return [
        certificate.warning(`The certificate for ${host} expires in ${days} days, on ${ends}.`, todo, owner),
      ];
    return [certificate.ok(`The certificate for ${host} is valid until ${ends}.`)];
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return [
      certificate.error(`The certificate for ${host} can’t be read: ${code ?? message}.`, todo, {
        todo: ASK_ADMIN,
      }),
    ];
  }
}

function certificateOf(host: string, port: number, patienceMs: number) {
  return new Promise<{ validTo: Date; problem: string | null }>((resolve, reject) => {
    // The certificate is read even when it isn't valid.
    const socket = connect(
      { host, port, servername: host, rejectUnauthorized: false, timeout: patienceMs },
      () => {
        const { valid_to } = socket.getPeerCertificate();
        const problem = socket.authorized ? null : String(socket.authorizationError);
        socket.destroy();
        resolve({ validTo: new Date(valid_to), problem });
      },
    );
    socket.once('timeout', () => socket.destroy(new Error(`no answer within ${patienceMs / 1000} seconds`)));
    socket.once('error', reject);
  });
}

/** Returns why this server can't be reached at its public address; null when it can. */
async function unreachable(origin: string, patienceMs: number): Promise<string | null> {
  try {
    const answer = await fetch(`${origin}/healthz`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    });
    const body = await answer.text();
    if (answer.status === 200 && body === '{"status":"ok"}') return null;
    return `/healthz returned status ${answer.status} with a response that isn’t this server’s`;
  } catch (error) {
    const { cause, name, message } = error as Error & { cause?: NodeJS.ErrnoException };
    if (name === 'TimeoutError') return `no answer within ${patienceMs / 1000} seconds`;
    return cause?.code ?? cause?.message ?? message;
  }
}
