import { defineConfig } from 'vitest/config';
import { runFolder } from './server/testing/run-folder.ts';
import { contentPlugins } from './vite/content.ts';

export default defineConfig({
  test: {
    projects: [
      {
        plugins: contentPlugins(),
        oxc: { jsx: { development: false } },
        test: {
          name: 'unit',
          sequence: { groupOrder: 0 },
          include: [
            '{content,contract,site,server,commands}/**/*.test.{ts,tsx}',
            'tests/{architecture,model,requirements,security,spam}/**/*.test.{ts,tsx}',
          ],
          globalSetup: ['server/testing/global-set-up.ts'],
          setupFiles: ['tests/support/content-in-force.ts'],
          // React's production build, as shipped: pages render in half the time.
          env: { TMPDIR: runFolder(), NODE_ENV: 'production' },
          // Files share a process and its loaded modules: loading the server again for each file took a third of the run.
          isolate: false,
          // Tests wait for databases and clocks half the time, so two cores can run more than two workers.
          maxWorkers: 4,
          unstubGlobals: true,
          testTimeout: 600_000,
          hookTimeout: 600_000,
          // Long timeouts: a busy machine must not fail a test.
          expect: { poll: { timeout: 120_000 } },
        },
      },
      {
        test: {
          name: 'e2e',
          sequence: { groupOrder: 1 },
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['tests/support/global-set-up.ts'],
          env: { TMPDIR: runFolder() },
          // Each of the two processes has one browser, which its files share.
          isolate: false,
          maxWorkers: 2,
          testTimeout: 600_000,
          hookTimeout: 600_000,
          expect: { poll: { timeout: 120_000 } },
        },
      },
      {
        test: {
          // Other programs work for seconds at a time: restic, containers, proxies.
          name: 'deploy',
          sequence: { groupOrder: 3 },
          include: ['tests/deploy/**/*.test.ts'],
          globalSetup: ['tests/faults/set-up.ts'],
          testTimeout: 600_000,
          hookTimeout: 1_800_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          // On a real disk, one file at a time: no other test may share what these kill, fill or stop.
          name: 'faults',
          sequence: { groupOrder: 2 },
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: ['tests/faults/set-up.ts'],
          testTimeout: 600_000,
          hookTimeout: 600_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
