/**
 * Which tests `npm test` runs, and which it leaves to `.ci/run` and `npm run test:all`: PostgreSQL, the longest files, and
 * most ways through the site in a browser.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/prepare.mjs';
import { onlyInLongForms } from './slow-suites.mjs';

/** @throws Error when a file doesn't exist: a renamed file would silently move to another part. */
const named = (files) =>
  Object.entries(files).flatMap(([folder, names]) =>
    names.split(' ').map((name) => {
      const file = `${folder}/${name}.test.ts`;
      if (!existsSync(join(projectRoot, file)))
        throw new Error(`tests/runner/test-suites.mjs names ${file}, which isn’t there.`);
      return file;
    }),
  );

/** One file for each main task of visitors and staff. */
const SHORT_IN_BROWSER = named({
  e2e: 'contact-start dashboard home site start visitor-to-staff',
});

/** The longest test files, by subject. */
const LONG = {
  'Commands, archives and mail': named({
    commands: 'doctor killed staff transfer',
    'server/booking/external-calendars': 'hostile parse-apart',
    'server/database/threads': 'threads',
    'server/inbound': 'filing imap/reader parse/hostile parse/read-apart',
    'server/intake': 'form-post',
    'server/mail': 'scheduled',
    'server/outbox': 'outbox',
    'server/push': 'push',
    'server/backup': 'cloudinary-pictures restored transfer',
    'tests/model': 'model',
    'tests/security': 'held-body',
  }),
  'Content, pictures and accounts': named({
    'server/content':
      'accent addresses-in-use any-draft cards content marks page-texts pictures pictures-two-servers scheduled',
    'server/images': 'both-hosts database-pictures local-host routes',
    'server/render': 'site-publisher',
    'server/staff': 'asked-links known-devices passkeys roster second-look throttle',
  }),
};

const exclude = (files) => files.map((file) => `--exclude=${file}`);
const testFiles = () =>
  ['commands', 'server', 'tests']
    .flatMap((folder) =>
      readdirSync(join(projectRoot, folder), { recursive: true }).map((file) => join(folder, file)),
    )
    .filter((file) => file.endsWith('.test.ts') && !/^tests.(deploy|faults)\b/.test(file));
const isServerTest = (file) => /\bengines\b/.test(readFileSync(join(projectRoot, file), 'utf8'));

/** Unit tests run before the others, because they use both processors. */
export async function shortForm(tests) {
  await Promise.all([
    tests.check('Types', 'tsc', ['--noEmit']),
    tests.tests('Main browser journeys', ['--project=e2e', ...SHORT_IN_BROWSER]),
  ]);
  await tests.tests(
    'Unit tests, and server tests on SQLite',
    ['--project=unit', ...exclude([...onlyInLongForms, ...Object.values(LONG).flat()])],
    { TEST_ENGINES: 'sqlite' },
  );
}

/** Duration of the short form on two idle cores. */
export const SHORT_FORM_MINUTES = 7;

/**
 * Returns the tests that the short form leaves out, the most important first, each with its `minutes` on two idle cores.
 * They run in sequence: in parallel they hit the product's own time limits.
 */
export function furtherParts(missing) {
  const elsewhere = [...Object.values(LONG).flat(), ...onlyInLongForms];
  const onPostgres = testFiles().filter((file) => !elsewhere.includes(file) && isServerTest(file));
  return [
    ...(missing.includes('postgresql')
      ? []
      : [
          {
            title: 'Server tests on PostgreSQL',
            args: ['--project=unit', ...onPostgres],
            env: { TEST_ENGINES: 'postgres' },
            minutes: 5,
          },
        ]),
    ...Object.entries(LONG).map(([about, files]) => ({
      title: `${about}: the longest tests`,
      args: ['--project=unit', ...files],
      minutes: 8,
    })),
    ...inBrowser(),
  ];
}

function inBrowser() {
  const files = readdirSync(join(projectRoot, 'e2e'))
    .map((name) => `e2e/${name}`)
    .filter((file) => file.endsWith('.test.ts') && ![...onlyInLongForms, ...SHORT_IN_BROWSER].includes(file));
  const named = (pattern) => files.filter((file) => pattern.test(file));
  const areas = {
    'Public pages': /(blog|contact|crawl|frame|newsletter|print|renamed-firm)\.test/,
    'The dashboard': /(dashboard-\w+|staff|mail)\.test/,
    'Editing the site': /site-/,
  };
  const parts = Object.entries(areas).map(([area, pattern]) => ({
    title: `${area} in a browser`,
    args: ['--project=e2e', ...named(pattern)],
    minutes: 5,
  }));
  const rest = files.filter((file) => !Object.values(areas).some((pattern) => pattern.test(file)));
  return [...parts, { title: 'Other browser tests', args: ['--project=e2e', ...rest], minutes: 8 }];
}
