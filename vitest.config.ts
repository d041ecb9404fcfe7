import { randomInt } from 'node:crypto'
import { defineConfig } from 'vitest/config'
import { iconSprite } from './apps/web/build-plugins/icon-sprite.ts'

const services = '**/*.services.test.ts'
const long = '**/*.long.test.ts'
const setupFiles = ['./tests/setup/silence.ts']

/** `npm run test:long` asks the suites that have a short and a long form for the long one: `inject('length')`. */
const length = process.env.TEST_LENGTH === 'long' ? 'long' : 'short'

/** What the tests of sudden deaths leave to chance; each names it, so that a red run can be repeated with it. */
const seed = Number(process.env.TEST_SEED ?? randomInt(2 ** 31 - 1))

export default defineConfig({
  plugins: [iconSprite()],
  test: {
    exclude: ['**/node_modules/**', '**/build/**'],
    provide: { length, seed },
    globalSetup: ['./packages/testkit/src/global-setup.ts'],
    // A test that passes by saying nothing is a test that lies: an empty file or suite is a failure.
    passWithNoTests: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['packages/**/*.test.{ts,tsx}', 'apps/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/build/**', services, long],
          setupFiles,
          // Generous: a noisy machine must not turn a true test red.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'house',
          include: ['tests/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'tests/journeys/**', services, long],
          setupFiles,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      { extends: true, test: { name: 'services', include: [services], setupFiles, testTimeout: 60_000 } },
      { extends: true, test: { name: 'long', include: [long], setupFiles, testTimeout: 1_800_000 } },
    ],
  },
})

declare module 'vitest' {
  interface ProvidedContext {
    /** `short` in `npm test`, `long` in `npm run test:long`. */
    length: 'short' | 'long'
    seed: number
  }
}
