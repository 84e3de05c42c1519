/** Debian packages that tests and benchmarks need. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { findChromium, findHeadlessChromium } from './chromium.mjs';

const present = {
  chromium: () => findChromium() !== undefined,
  // Optional: faster than Chromium, which is the fallback.
  'chromium-headless-shell': () => !isDebianAsRoot() || findHeadlessChromium() !== findChromium(),
  postgresql: () => postgresVersions().length > 0,
  sqlite3: () => existsSync('/usr/bin/sqlite3'),
  faketime: () => existsSync('/usr/bin/faketime'),
  wrk: () => existsSync('/usr/bin/wrk'),
  'nginx-light': () => existsSync('/usr/sbin/nginx'),
  caddy: () => existsSync('/usr/bin/caddy'),
  'dovecot-imapd': () => existsSync('/usr/lib/dovecot/imap'),
  postfix: () => existsSync('/usr/sbin/postfix'),
  restic: () => existsSync('/usr/bin/restic'),
  // Replaces the fonts of visitors' systems; the fallback fonts of site/theme.css match their widths.
  'fonts-liberation': () => existsSync('/usr/share/fonts/truetype/liberation'),
  // Builds the container.
  buildah: () => existsSync('/usr/bin/buildah'),
  debootstrap: () => existsSync('/usr/sbin/debootstrap'),
};

/** Debian packages that `npm test` needs. */
export const testPackages = [
  'chromium',
  'chromium-headless-shell',
  'fonts-liberation',
  'postgresql',
  'nginx-light',
  'caddy',
  'faketime',
  'sqlite3',
  'dovecot-imapd',
  'postfix',
];

/** Debian packages that `npm run test:deploy` needs. */
export const deployPackages = ['postgresql', 'restic'];

/**
 * Installs missing packages where possible (as root on Debian); elsewhere, warns about what will be skipped.
 * @returns the packages that are still missing.
 */
export function installSystemPackages(needed = testPackages) {
  const missing = needed.filter((name) => !present[name]());
  if (missing.length === 0) return missing;
  if (!isDebianAsRoot()) {
    console.warn(
      `Missing: ${missing.join(', ')}. Tests that need them are skipped; install them to run everything.`,
    );
    return missing;
  }
  console.log(`Installing ${missing.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'], env });
  const { status } = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
  if (status !== 0) console.warn(`apt-get could not install ${missing.join(', ')}.`);
  return needed.filter((name) => !present[name]());
}

const isDebianAsRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

function postgresVersions() {
  const base = '/usr/lib/postgresql';
  return existsSync(base) ? readdirSync(base).filter((v) => existsSync(`${base}/${v}/bin/initdb`)) : [];
}
