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
          // React as it is shipped: pages render in half of the time.
          env: { TMPDIR: runFolder(), NODE_ENV: 'production' },
          // Files share a process and its loaded modules: loading the server again for each took a third of the run.
          isolate: false,
          // They wait for databases and clocks half of the time: two cores take more than two.
          maxWorkers: 4,
          unstubGlobals: true,
          testTimeout: 600_000,
          hookTimeout: 600_000,
          // A busy machine is slow, not wrong.
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
          // One browser for each of two processes; the files that share one share it.
          isolate: false,
          maxWorkers: 2,
          testTimeout: 600_000,
          hookTimeout: 600_000,
          expect: { poll: { timeout: 120_000 } },
        },
      },
      {
        test: {
          // On a disk, one at a time: what is killed, filled and stopped here must not be anything else's.
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
