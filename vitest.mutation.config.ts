import { defineConfig } from 'vitest/config'

/**
 * The project `unit-server` for Stryker, whose Vitest runner cannot select a project of `vitest.config.ts`
 * (https://github.com/stryker-mutator/stryker-js/issues/6215).
 */
export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'apps/{api,server}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/build/**', '**/*.{services,long}.test.ts'],
    globalSetup: ['./tests/support/src/global-setup.ts'],
    setupFiles: ['./tests/setup/silence.ts'],
    isolate: false,
    // As in the other configuration: one late test must not end the first run, and with it everything.
    retry: 1,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
