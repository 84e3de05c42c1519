/**
 * Tests that take longer than `npm test` allows, those that protect data first: `.ci/run` runs as many as fit, in this
 * order. `onlyHere`: `npm test` leaves it out. `full`: settings for `npm run test:all`; `brief`: settings for `.ci/run`,
 * which take `minutes` on two idle cores.
 */
export const longForms = [
  {
    title: 'Faults',
    args: ['--project=faults'],
    full: { FAULT_ROUNDS: '200' },
    brief: {},
    minutes: 5,
  },
  {
    title: 'Failures of every command',
    args: ['--project=unit', 'commands/failures.test.ts'],
    full: {},
    brief: {},
    minutes: 2,
    onlyHere: true,
  },
  {
    title: 'Deployment',
    args: ['--project=deploy'],
    full: {},
    brief: null,
  },
  {
    title: 'The container',
    args: ['--project=faults', 'tests/faults/container.test.ts'],
    full: { CONTAINER: '1' },
    brief: null,
  },
  {
    title: 'Model of inquiries and accounts',
    args: ['--project=unit', '--passWithNoTests', 'tests/model'],
    full: { MODEL_RUNS: '10000' },
    // `.ci/run` uses one seed: random runs would fail a change because of an earlier fault.
    brief: null,
  },
  {
    title: 'A rush of bookings',
    args: ['--project=unit', 'server/booking/rush.test.ts'],
    full: { BOOKING_ROUNDS: '200', BOOKING_CHANGES: '100000' },
    brief: null,
  },
  {
    title: 'Hostile requests, sessions, uploads and headers',
    args: [
      '--project=unit',
      'tests/security',
      // Tests next to the code: sessions and sign-in, forged requests, limits, uploads, mail headers.
      'server/staff',
      'server/http',
      'server/images',
      'server/outbox/headers.test.ts',
      'server/outbox/transport.test.ts',
      'server/visitor-page/visitor-link.test.ts',
      'server/erasure',
      'server/metrics',
    ],
    full: { SECURITY_RUNS: '10000' },
    brief: null,
  },
  {
    title: 'Two editors for ten minutes',
    args: ['--project=faults', 'tests/faults/two-editors.test.ts'],
    full: { EDITORS_SECONDS: '600' },
    brief: null,
  },
  {
    // 17 minutes on two busy cores.
    title: 'Hostile mails',
    args: ['--project=unit', 'server/inbound/parse/hostile.test.ts'],
    full: { FUZZ_MAILS: '10000' },
    brief: null,
  },
  {
    title: 'Hostile texts and files at the running server',
    args: [
      '--project=e2e',
      'e2e/hostile-paths.test.ts',
      'e2e/bad-uploads.test.ts',
      'e2e/stored-text.test.ts',
    ],
    full: { SECURITY_RUNS: '10000' },
    brief: null,
  },
  {
    title: 'Every page in a browser',
    args: ['--project=e2e', 'e2e/crawl.test.ts'],
    full: { EVERY_PAGE: '1' },
    brief: { EVERY_PAGE: '1' },
    minutes: 5,
  },
];

/** Test files that `npm test` leaves to their long form. */
export const onlyInLongForms = longForms.flatMap(({ args, onlyHere }) => (onlyHere ? [args[1]] : []));
