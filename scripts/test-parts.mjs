/**
 * Which tests `npm test` runs within seven minutes on two cores, and which it leaves to `.ci/run` and
 * `npm run test:all`: PostgreSQL, the longest files, and most ways through the site in a browser.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onlyInLongForms } from './long-forms.mjs';
import { projectRoot } from './prepare.mjs';

const named = (files) =>
  Object.entries(files).flatMap(([folder, names]) =>
    names.split(' ').map((name) => `${folder}/${name}.test.ts`),
  );

/** One file for each thing that visitors and staff come for. */
const SHORT_IN_BROWSER = named({
  'tests/e2e':
    'blog contact contact-start crawl dashboard frame home mail print site staff start visitor-to-staff',
});

/** Those that take longest. */
const LONG = named({
  commands: 'content doctor staff transfer',
  'server/content': 'accent cards content marks page-texts pictures pictures-two-servers scheduled',
  'server/database/threads': 'threads',
  'server/images': 'both-hosts database-pictures local-host routes',
  'server/inbound': 'filing reader/reader reading/hostile reading/read-apart',
  'server/intake': 'form-post',
  'server/render': 'site-publisher',
  'server/staff': 'asked-links known-devices second-look throttle',
  'server/transfer': 'cloudinary-pictures restored transfer',
  'tests/model': 'model',
  'tests/security': 'held-body',
});

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

/** Tests that the short form leaves out. */
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
