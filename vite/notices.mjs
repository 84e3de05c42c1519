/** Licenses of all shipped software, and the software bill of materials. The image has both; the server serves neither. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandOf, projectEnv, projectRoot } from '../scripts/prepare.mjs';

export const NOTICES = 'THIRD-PARTY-NOTICES.txt';
export const SBOM = 'sbom.spdx.json';

/** Packages that only the build needs, but which pages partly include. */
const BUILD_ONLY = ['tailwindcss'];
const LICENSE_FILE = /^(licen[cs]e|copying|notice|third.?party)[^/]*$/i;

/** @param {string} folder destination of the two files. */
export function writeNotices(folder) {
  const packages = shippedPackages().map(noticeOf);
  writeFileSync(
    join(folder, NOTICES),
    [HEAD, ...packages, ...fontNotices()].join(`\n\n${'='.repeat(80)}\n\n`),
  );
  writeFileSync(join(folder, SBOM), sbom());
}

const { version: nodeVersion } = JSON.parse(
  readFileSync(join(projectRoot, 'node_modules/node/package.json'), 'utf8'),
);

const HEAD = `Ledge & Frame ships the following third-party software and fonts, under the licenses below.

The image also has Node.js ${nodeVersion}; its license and those of its parts:
https://github.com/nodejs/node/blob/v${nodeVersion}/LICENSE`;

/** The installed packages that aren't for development only, from npm's list of installed packages. */
function shippedPackages() {
  const { packages } = JSON.parse(readFileSync(join(projectRoot, 'node_modules/.package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(
      ([path, { dev, devOptional }]) =>
        !(dev || devOptional) || BUILD_ONLY.some((name) => path === `node_modules/${name}`),
    )
    .map(([path]) => join(projectRoot, path))
    .filter(existsSync)
    .sort();
}

function noticeOf(folder) {
  const { name, version, license, homepage, repository } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const source = homepage ?? repository?.url ?? repository ?? '';
  const texts = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENSE_FILE.test(entry.name))
    .map((entry) => readFileSync(join(folder, entry.name), 'utf8').trim());
  const licenseId = licenseName(license);
  if (texts.length === 0)
    texts.push(`The package has no text of its license; it is https://spdx.org/licenses/${licenseId}.html`);
  return [`${name} ${version}\nLicense: ${licenseId}\n${source}`.trim(), ...texts].join('\n\n');
}

const licenseName = (license) => (typeof license === 'string' ? license : (license?.type ?? 'see the text'));

function fontNotices() {
  const folder = join(projectRoot, 'site/fonts');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .map((name) => readFileSync(join(folder, name), 'utf8').trim());
}

/**
 * npm describes the packages of a lock file without network access. It gets a lock file without development packages: with
 * `--omit=dev`, npm 11 also leaves out packages that another package uses for its own development, such as React.
 */
function sbom() {
  const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-sbom-'));
  try {
    const own = readJson('package.json');
    const lock = readJson('package-lock.json');
    const shipped = Object.entries(lock.packages).filter(([, { dev, devOptional }]) => !(dev || devOptional));
    const packages = { ...Object.fromEntries(shipped), '': { ...lock.packages[''], devDependencies: {} } };
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...own, devDependencies: {} }));
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ ...lock, packages }));
    return npmSbom(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function npmSbom(cwd) {
  const [npm, ...first] = commandOf('npm');
  const { status, stdout, stderr } = spawnSync(
    npm,
    [...first, 'sbom', '--sbom-format=spdx', '--package-lock-only'],
    {
      cwd,
      env: projectEnv(),
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      shell: npm.endsWith('.cmd'),
    },
  );
  if (status !== 0) throw new Error(`npm sbom failed: ${stderr}`);
  return stdout;
}

const readJson = (file) => JSON.parse(readFileSync(join(projectRoot, file), 'utf8'));
