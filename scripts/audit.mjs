/**
 * `npm run audit`: runs Lighthouse, emulating a phone, on every kind of page of the built site; reports the median of
 * three runs. `npm run audit -- /team /blog` audits only these pages; `-- --runs=1` is quicker. Needs Chromium.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../tests/runner/chromium.mjs';
import { installSystemPackages } from '../tests/runner/system-packages.mjs';
import { prepare, projectEnv, projectNode, projectRoot, run } from './prepare.mjs';

if (!existsSync(projectNode) || process.execPath !== realpathSync(projectNode)) {
  installSystemPackages(['chromium']);
  await prepare({ build: true });
  run(projectNode, [import.meta.filename, ...process.argv.slice(2)], projectEnv());
  process.exit();
}

const KINDS = [
  '/',
  '/how-we-build',
  '/services',
  '/services/custom-homes',
  '/cost-comparison',
  '/manufacturer',
  '/manufacturers/kingspan',
  '/projects',
  '/projects/ridge-house',
  '/projects/kind/custom-homes',
  '/blog',
  '/blog/what-one-air-change-means',
  '/blog/category/materials',
  '/service-area/dripping-springs',
  '/team',
  '/contractor-partnerships',
  '/contact',
  '/sitemap',
  '/privacy-policy',
];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const WANTED = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };

const { default: lighthouse } = await import('lighthouse');
const { launch } = await import('chrome-launcher');
const wishes = process.argv.slice(2);
const runs = Number(wishes.find((wish) => wish.startsWith('--runs='))?.slice(7) ?? 3);
const named = wishes.filter((wish) => wish.startsWith('/'));
const paths = named.length > 0 ? named : KINDS;

const chromium = findChromium();
if (!chromium) throw new Error('Chromium not found. Install it, or set CHROMIUM_PATH to its path.');
const port = await freePort();
const dataDir = mkdtempSync(join(tmpdir(), 'ledge-frame-audit-'));
const server = await startServer();
const chrome = await launch({
  chromePath: chromium,
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
});
let short = false;
try {
  console.log(row('', ['perf.', 'access.', 'practice', 'SEO', 'LCP ms', 'CLS', 'KB']));
  for (const path of paths) await audit(path);
} finally {
  await chrome.kill();
  server.kill();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exitCode = short ? 1 : 0;

/** Prints a page's scores, and below them the failed audits. */
async function audit(path) {
  const reports = [];
  for (let i = 0; i < runs; i++) {
    const result = await lighthouse(`http://localhost:${port}${path}`, {
      port: chrome.port,
      onlyCategories: CATEGORIES,
      logLevel: 'error',
    });
    reports.push(result.lhr);
  }
  const scores = CATEGORIES.map((name) =>
    median(reports.map(({ categories }) => Math.round(categories[name].score * 100))),
  );
  const measured = (id) => median(reports.map(({ audits }) => audits[id]?.numericValue ?? 0));
  console.log(
    row(path, [
      ...scores,
      Math.round(measured('largest-contentful-paint')),
      measured('cumulative-layout-shift').toFixed(3),
      Math.round(measured('total-byte-weight') / 1024),
    ]),
  );
  CATEGORIES.forEach((name, i) => {
    if (scores[i] >= WANTED[name]) return;
    short = true;
    for (const reason of reasons(reports[0], name)) console.log(`    ${reason}`);
  });
}

/** @returns the audits that lowered a category below 100. */
function reasons(report, category) {
  return report.categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && (report.audits[id].score ?? 1) < 0.9)
    .map(({ id }) => `${id}: ${report.audits[id].title} ${report.audits[id].displayValue ?? ''}`);
}

function row(title, cells) {
  return title.padEnd(36) + cells.map((cell) => String(cell).padStart(9)).join('');
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const found = probe.address().port;
      probe.close(() => resolve(found));
    });
  });
}

function startServer() {
  const child = spawn(projectNode, ['--disable-warning=ExperimentalWarning', 'build/app/main.js'], {
    cwd: projectRoot,
    env: {
      ...projectEnv(),
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => String(chunk).includes('is ready at') && resolve(child));
    child.on('exit', (code) => reject(new Error(`The server exited with ${code} before it was ready`)));
  });
}
