/** Checks the configuration of proxy, rate limits and secret. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { isGenerated } from '../config/secret.ts';
import { ASK_ADMIN, type CheckFinding, reportOn } from './finding.ts';

const isPublic = ({ origin }: Pick<Config, 'origin'>) => origin.startsWith('https:');

const proxy = reportOn('proxy');

export function proxyFindings(config: Pick<Config, 'origin' | 'trustProxy'>): CheckFinding[] {
  const { trustProxy } = config;
  if (isPublic(config) && trustProxy.length === 0)
    return [
      proxy.error(
        'SITE_ORIGIN is https but TRUST_PROXY is not set, so all visitors share one rate limit.',
        'Set TRUST_PROXY to the proxy’s address (`loopback` when it runs on this machine).',
        {
          says: 'All visitors share one rate limit because the server isn’t set up for the proxy in front of it.',
          todo: ASK_ADMIN,
        },
      ),
    ];
  if (!isPublic(config) && trustProxy.length > 0)
    return [
      proxy.warning(
        `TRUST_PROXY is ${trustProxy.join(', ')}, but SITE_ORIGIN is not https.`,
        'If a proxy serves this site over https, set SITE_ORIGIN to its https address; otherwise, unset TRUST_PROXY.',
        { says: 'The server trusts a proxy, but the website’s address isn’t https.', todo: ASK_ADMIN },
      ),
    ];
  return [
    proxy.ok(
      trustProxy.length > 0
        ? `Visitor IP addresses come from ${trustProxy.join(', ')}.`
        : 'No proxy is used, and none is trusted.',
    ),
  ];
}

const limits = reportOn('limits');

export function limitFindings(config: Pick<Config, 'rateLimit'>): CheckFinding[] {
  return config.rateLimit
    ? [limits.ok('Rate limits are on.')]
    : [
        limits.warning(
          'RATE_LIMIT is off: anyone can send requests and guess passwords without limit.',
          'Unset it; it’s only for tests.',
          {
            says: 'Rate limits are off: anyone can send requests and guess passwords without limit.',
            todo: ASK_ADMIN,
          },
        ),
      ];
}

const secret = reportOn('secret');

/** A secret with fewer distinct characters was typed rather than generated. */
const FEWEST_CHARACTERS = 12;

/** @param exists whether the data folder existed before this check. */
export function secretFindings(
  config: Pick<Config, 'secret' | 'dataDir' | 'databaseUrl'>,
  exists: boolean,
): CheckFinding[] {
  const file = join(config.dataDir, 'secret');
  if (!exists || !isGenerated(config))
    return exists ? [givenSecret(config.secret)] : [secret.ok('The first start will create the secret.')];
  const mode = statSync(file).mode & 0o777;
  if ((mode & 0o077) !== 0)
    return [
      secret.error(
        `${file} can be read by other accounts on this machine (mode ${mode.toString(8)}); with it, they can sign in as anyone.`,
        `chmod 600 ${file}`,
        { says: 'The server’s secret can be read by other accounts on its machine.', todo: ASK_ADMIN },
      ),
    ];
  if (config.databaseUrl)
    return [
      secret.warning(
        `The secret is stored only in ${file}. If you lose it or add a server, everyone will have to sign in again, and links in sent emails will stop working.`,
        'Set SECRET to this file’s contents on every server.',
        { says: 'The server’s secret is stored only on one machine.', todo: ASK_ADMIN },
      ),
    ];
  return [
    secret.ok(`The secret is in ${file}, readable only by its owner.`, {
      says: 'The server’s secret is safe.',
    }),
  ];
}

function givenSecret(value: string): CheckFinding {
  return new Set(value).size < FEWEST_CHARACTERS
    ? secret.error(
        'SECRET looks typed rather than random: it has too few different characters.',
        'Set it to the output of `openssl rand -hex 32`. Everyone will have to sign in again, and unsubscribe links in sent newsletters will stop working.',
        { says: 'The server’s secret is easy to guess.', todo: ASK_ADMIN },
      )
    : secret.ok('SECRET is set.', { says: 'The server’s secret is safe.' });
}
