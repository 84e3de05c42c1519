import { defineConfig } from 'vitest/config';
import { contentPlugins } from './vite.content.ts';

export default defineConfig({
  test: {
    projects: [
      {
        plugins: contentPlugins(),
        test: {
          name: 'unit',
          include: [
            '{content,contract,site,server,commands}/**/*.test.{ts,tsx}',
            'tests/{house,security,specification}/**/*.test.{ts,tsx}',
          ],
          globalSetup: ['server/testing/global-set-up.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/{e2e,faults}/**/*.test.ts'],
          globalSetup: ['server/testing/global-set-up.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // One browser and one server at a time: two cores.
          fileParallelism: false,
        },
      },
    ],
  },
});
