/** Checks SITE_ORIGIN: the base of links in emails, and the address that visitors use. */
import type { Config } from '#server/config/config.ts';
import { type DoctorFinding, reportOn } from './finding.ts';

const report = reportOn('origin');

const PATIENCE_MS = 8000;

export async function originFindings({ origin }: Pick<Config, 'origin'>): Promise<DoctorFinding[]> {
  const { hostname, protocol } = new URL(origin);
  const isLocal = hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
  const findings: DoctorFinding[] = [];
  if (isLocal)
    findings.push(
      report.look(
        `SITE_ORIGIN is ${origin}, so links in emails and search results work only on this machine.`,
        'Before the launch, set it to the site’s public address: https://www.…',
      ),
    );
  else if (protocol === 'http:')
    findings.push(
      report.wrong(
        `SITE_ORIGIN is ${origin}, so passwords and requests are sent unencrypted.`,
        'Put a proxy such as nginx or Caddy in front for https, and set SITE_ORIGIN to the https address.',
      ),
    );
  const trouble = await unreachable(origin);
  if (trouble === null) findings.push(report.ok(`${origin} is responding.`));
  else if (isLocal)
    findings.push(report.look(`${origin} isn’t responding: ${trouble}.`, 'Start the server: `npm start`.'));
  else
    findings.push(
      report.wrong(
        `${origin} isn’t responding from here: ${trouble}.`,
        'Check that the server is running, DNS points to this machine, the proxy forwards to it, and the certificate is valid.',
      ),
    );
  return findings;
}

/** Returns why this server can't be reached at its public address; null when it can. */
async function unreachable(origin: string): Promise<string | null> {
  try {
    const answer = await fetch(`${origin}/healthz`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const body = await answer.text();
    if (answer.status === 200 && body === '{"status":"ok"}') return null;
    return `/healthz returns ${answer.status}, but not this server’s response`;
  } catch (error) {
    const { cause, name, message } = error as Error & { cause?: NodeJS.ErrnoException };
    if (name === 'TimeoutError') return `no answer within ${PATIENCE_MS / 1000} seconds`;
    return cause?.code ?? cause?.message ?? message;
  }
}
