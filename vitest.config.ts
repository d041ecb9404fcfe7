import { randomInt } from 'node:crypto'
import { defineConfig } from 'vitest/config'
import deskConfig from './apps/admin/vite.config.ts'
import { iconSprite } from './apps/web/build-plugins/icon-sprite.ts'
import { LongestFirst } from './tests/setup/longest-first.ts'

const services = '**/*.services.test.ts'
const long = '**/*.long.test.ts'
/** What replaces modules (`vi.mock`, `vi.resetModules`): with modules of its own, which costs half a second a file. */
const isolated = '**/*.isolated.test.{ts,tsx}'
/** What needs Firebase's emulator (`npm run test:firebase`). */
const firebase = 'tests/firebase/**/*.test.ts'
/** What starts, kills or copies a whole server, builds the project or starts Firefox (`npm run test:system`). */
const system = ['builds', 'consent', 'deploy', 'new-brand', 'new-feature', 'push', 'resilience', 'start'].map(
  (folder) => `tests/${folder}/**/*.test.ts`,
)
/** The screens of the admin, drawn in the process of the API. */
const admin = 'apps/admin/src/tests/**/*.test.tsx'
const setupFiles = ['./tests/setup/silence.ts', './tests/setup/waits.ts']
/** Of the projects whose files share their modules. */
const sharing = [...setupFiles, './tests/setup/shared-modules.ts']

/** `npm run test:long` asks the suites that have a short and a long form for the long one: `inject('length')`. */
const length = process.env.TEST_LENGTH === 'long' ? 'long' : 'short'

/** What the tests of sudden deaths leave to chance; each names it, so that a red run can be repeated with it. */
const seed = Number(process.env.TEST_SEED ?? randomInt(2 ** 31 - 1))

export default defineConfig({
  plugins: [iconSprite()],
  test: {
    exclude: ['**/node_modules/**', '**/build/**'],
    provide: { length, seed },
    globalSetup: ['./tests/support/src/global-setup.ts'],
    sequence: { sequencer: LongestFirst },
    passWithNoTests: false,
    // A test that passes at its second try is marked « retry » in the report.
    retry: Number(process.env.TEST_RETRIES ?? 0),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit-server',
          include: ['packages/**/*.test.ts', 'apps/{api,server}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/build/**', services, long],
          setupFiles: sharing,
          // Starting the API anew costs more than most files' tests, and each has a database of its own. The price:
          // `vi.mock` has no hold on a module that an earlier file loaded (spy on what is passed in instead).
          isolate: false,
          // Half of the time they wait: for mails, for jobs, for the database.
          maxWorkers: 4,
          // Generous: a noisy machine must not turn a true test red.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        resolve: deskConfig.resolve,
        test: {
          name: 'unit-web',
          css: { modules: { classNameStrategy: 'non-scoped' } },
          include: ['apps/{web,admin,mobile}/**/*.test.{ts,tsx}'],
          server: { deps: { inline: [/\/ra-/] } },
          exclude: ['**/node_modules/**', '**/build/**', services, long, admin, isolated],
          setupFiles: sharing,
          isolate: false,
          pool: 'threads',
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
          // Generous: a noisy machine must not turn a true test red.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-isolated',
          css: { modules: { classNameStrategy: 'non-scoped' } },
          include: [`apps/${isolated}`],
          exclude: ['**/node_modules/**', '**/build/**'],
          setupFiles,
          maxWorkers: 2,
          sequence: { groupOrder: 3 },
          // Generous: a noisy machine must not turn a true test red.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        resolve: deskConfig.resolve,
        test: {
          name: 'unit-admin',
          include: [admin],
          server: { deps: { inline: [/\/ra-/] } },
          setupFiles: sharing,
          // What these files import, the API and the whole admin, takes as long as their tests.
          isolate: false,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          // Generous: a noisy machine must not turn a true test red.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'tests/journeys/**', ...system, services, long, firebase],
          setupFiles: sharing,
          // As above: what files import was a seventh of the suite's time.
          isolate: false,
          maxWorkers: 3,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'system',
          include: system,
          exclude: ['**/node_modules/**', services, long],
          setupFiles: sharing,
          isolate: false,
          // Each test that starts a server has a folder and ports of its own; half of the time it waits for one.
          maxWorkers: 3,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: { name: 'services', include: [services], setupFiles, testTimeout: 60_000, hookTimeout: 60_000 },
      },
      {
        extends: true,
        test: {
          name: 'firebase',
          include: [firebase],
          exclude: ['**/node_modules/**'],
          setupFiles,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: { name: 'long', include: [long], setupFiles, testTimeout: 1_800_000, hookTimeout: 180_000 },
      },
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
