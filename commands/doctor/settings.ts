/** What the configuration says about where the site stands: proxy, limits, secret. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { type Finding, reportOn } from './finding.ts';

const isPublic = ({ origin }: Pick<Config, 'origin'>) => origin.startsWith('https:');

const proxy = reportOn('proxy');

export function proxyFindings(config: Pick<Config, 'origin' | 'trustProxy'>): Finding[] {
  const { trustProxy } = config;
  if (isPublic(config) && trustProxy.length === 0)
    return [
      proxy.wrong(
        'SITE_ORIGIN is https, so a proxy stands before the server, but TRUST_PROXY is not set: all visitors count as one, and share their limits.',
        'Set TRUST_PROXY to the proxy’s address (`loopback` when it runs on this machine).',
      ),
    ];
  if (!isPublic(config) && trustProxy.length > 0)
    return [
      proxy.look(
        `TRUST_PROXY is ${trustProxy.join(', ')}, but SITE_ORIGIN is not https.`,
        'If a proxy answers https for this server, set SITE_ORIGIN to that address; if none does, unset TRUST_PROXY.',
      ),
    ];
  return [
    proxy.ok(
      trustProxy.length > 0
        ? `Visitors’ addresses are taken from ${trustProxy.join(', ')}.`
        : 'No proxy, and none is trusted.',
    ),
  ];
}

const limits = reportOn('limits');

export function limitFindings(config: Pick<Config, 'rateLimit'>): Finding[] {
  return config.rateLimit
    ? [limits.ok('Rate limits are on.')]
    : [
        limits.look(
          'RATE_LIMIT is off: anybody may send, and guess passwords, as fast as they can.',
          'Unset it; it is meant for tests.',
        ),
      ];
}

const secret = reportOn('secret');

/** A secret with fewer different characters was typed, not drawn. */
const FEWEST_CHARACTERS = 12;

/** @param exists whether the data folder was there before anybody looked. */
export function secretFindings(
  config: Pick<Config, 'secret' | 'dataDir' | 'databaseUrl'>,
  exists: boolean,
): Finding[] {
  const file = join(config.dataDir, 'secret');
  if (!exists || !existsSync(file) || readFileSync(file, 'utf8').trim() !== config.secret)
    return exists ? [givenSecret(config.secret)] : [secret.ok('The first start makes the secret.')];
  const mode = statSync(file).mode & 0o777;
  if ((mode & 0o077) !== 0)
    return [
      secret.wrong(
        `${file} can be read by other accounts of this machine (mode ${mode.toString(8)}); whoever has it can sign in as anybody.`,
        `chmod 600 ${file}`,
      ),
    ];
  if (config.databaseUrl)
    return [
      secret.look(
        `The secret lies in ${file}. A second server on the same database would make another one, and neither would take the other’s sign-ins and links.`,
        'With one server there is nothing to do. With more, set SECRET to this file’s content on each.',
      ),
    ];
  return [secret.ok(`The secret lies in ${file}, readable by its owner alone.`)];
}

function givenSecret(value: string): Finding {
  return new Set(value).size < FEWEST_CHARACTERS
    ? secret.wrong(
        'SECRET looks typed rather than drawn: it has few different characters.',
        'Set it to the output of `openssl rand -base64 32`. Everybody signs in again, and links sent by mail stop working.',
      )
    : secret.ok('SECRET is set, the same for every server that has it.');
}
