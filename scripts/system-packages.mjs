/** What tests and benchmarks need from the system, by Debian's packages. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const present = {
  chromium: () => existsSync('/usr/bin/chromium'),
  postgresql: () => postgresVersions().length > 0,
  sqlite3: () => existsSync('/usr/bin/sqlite3'),
  faketime: () => existsSync('/usr/bin/faketime'),
  wrk: () => existsSync('/usr/bin/wrk'),
  slowhttptest: () => existsSync('/usr/bin/slowhttptest'),
  'nginx-light': () => existsSync('/usr/sbin/nginx'),
  sqlmap: () => existsSync('/usr/bin/sqlmap'),
  wapiti: () => existsSync('/usr/bin/wapiti'),
  ffuf: () => existsSync('/usr/bin/ffuf'),
  // Its word lists; the program isn't used.
  dirb: () => existsSync('/usr/share/dirb/wordlists/common.txt'),
  'libreoffice-calc': () => existsSync('/usr/bin/soffice') || existsSync('/usr/bin/localc'),
};

/** Installs what is missing where it may (root on Debian); elsewhere says what will be left out. */
export function installSystemPackages(
  needed = ['chromium', 'postgresql', 'libreoffice-calc', 'nginx-light', 'faketime', 'sqlite3'],
) {
  const missing = needed.filter((name) => !present[name]());
  if (missing.length === 0) return;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    console.warn(`Missing: ${missing.join(', ')}. What needs them is skipped; install them to run all.`);
    return;
  }
  console.log(`Installing ${missing.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'], env });
  const { status } = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
  if (status !== 0) console.warn(`apt-get could not install ${missing.join(', ')}.`);
}

function postgresVersions() {
  const base = '/usr/lib/postgresql';
  return existsSync(base) ? readdirSync(base).filter((v) => existsSync(`${base}/${v}/bin/initdb`)) : [];
}
