import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{content,contract,site,server,commands,tests}/**/*.test.{ts,tsx}'],
    globalSetup: ['server/testing/global-set-up.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
