/**
 * Which tests `npm test` runs within seven minutes on two cores, and which it leaves to `.ci/run` and
 * `npm run test:all`: PostgreSQL, the longest files, and most ways through the site in a browser.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onlyInLongForms } from './long-forms.mjs';
import { projectRoot } from './prepare.mjs';

/** One file for each thing that visitors and staff come for. */
const SHORT_IN_BROWSER = [
  ...['blog', 'contact', 'contact-start', 'crawl', 'frame', 'home', 'print'],
  ...['dashboard', 'mail', 'reports', 'site', 'staff', 'start', 'toasts', 'visitor-to-staff'],
].map((name) => `tests/e2e/${name}.test.ts`);

/** A minute or more each, on two cores with others beside. */
const LONG = [
  ...['content', 'doctor', 'staff', 'transfer'].map((name) => `commands/${name}.test.ts`),
  ...['content', 'marks', 'page-texts', 'pictures', 'scheduled'].map(
    (name) => `server/content/${name}.test.ts`,
  ),
  ...['both-hosts', 'local-host', 'routes'].map((name) => `server/images/${name}.test.ts`),
  ...['filing', 'reader/reader', 'reading/hostile'].map((name) => `server/inbound/${name}.test.ts`),
  ...['restored', 'transfer'].map((name) => `server/transfer/${name}.test.ts`),
  ...['server/press/press.test.ts', 'server/intake/form-post.test.ts', 'tests/security/held-body.test.ts'],
];

const exclude = (files) => files.map((file) => `--exclude=${file}`);
const testFiles = () =>
  ['commands', 'server', 'tests']
    .flatMap((folder) =>
      readdirSync(join(projectRoot, folder), { recursive: true }).map((file) => join(folder, file)),
    )
    .filter((file) => file.endsWith('.test.ts') && !/^tests.(e2e|faults)\b/.test(file));
const isServerTest = (file) => /\bengines\b/.test(readFileSync(join(projectRoot, file), 'utf8'));

/** Runs in parallel, to use the processors fully: each part spends half of its time waiting for clocks, disks and pages. */
export const shortForm = (tests) =>
  Promise.all([
    tests.check('Types', 'tsc', ['--noEmit']),
    tests.tests(
      'Unit tests, and server tests on SQLite',
      ['--project=unit', ...exclude([...onlyInLongForms, ...LONG])],
      {
        TEST_ENGINES: 'sqlite',
      },
    ),
    tests.tests('The main ways in a browser', ['--project=e2e', ...SHORT_IN_BROWSER]),
  ]);

/** What the short form leaves out. */
export async function rest(tests, missing) {
  const onServers = async () => {
    await tests.tests('The longest unit and server tests', ['--project=unit', ...LONG]);
    if (missing.includes('postgresql')) return;
    const files = testFiles().filter((file) => ![...LONG, ...onlyInLongForms].includes(file));
    await tests.tests('Server tests on PostgreSQL', ['--project=unit', ...files.filter(isServerTest)], {
      TEST_ENGINES: 'postgres',
    });
  };
  await Promise.all([
    onServers(),
    tests.tests('Everything else in a browser', [
      '--project=e2e',
      ...exclude([...onlyInLongForms, ...SHORT_IN_BROWSER]),
    ]),
  ]);
}
