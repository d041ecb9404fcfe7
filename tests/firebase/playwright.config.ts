import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { brandCodes } from '../../packages/brand/src/codes.ts'
import { chromiumArgs } from '../../tools/chromium-args.mjs'
import { PROJECT, prepareEmulator } from './emulator-process.ts'

/** The site, then the emulator's three doors. */
const PORT = Number(process.env.FIREBASE_TEST_PORT ?? 4360)
const [site, auth, hub, logging] = [PORT, PORT + 1, PORT + 2, PORT + 3]

const root = join(import.meta.dirname, '..', '..')
const folder = join(root, 'test-results', 'firebase')
const emulator = prepareEmulator(folder, { auth, hub, logging })

/** Firebase's own SDK, in a browser, against Firebase's own emulator (`npm run test:firebase`). */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: join(root, 'test-results', 'firebase-journeys'),
  forbidOnly: true,
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://localhost:${site}`,
    actionTimeout: 30_000,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 390, height: 844 },
    trace: 'retain-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: chromiumArgs },
  },
  metadata: { brand: brandCodes[0], emulator: emulator.origin },
  webServer: [
    {
      name: 'emulator',
      command: `"${process.execPath}" "${emulator.script}" ${emulator.args.join(' ')}`,
      cwd: emulator.folder,
      url: emulator.origin,
      timeout: 120_000,
      gracefulShutdown: { signal: 'SIGINT' as const, timeout: 15_000 },
    },
    {
      name: 'site',
      command: `"${process.execPath}" apps/server/src/main.ts`,
      cwd: root,
      url: `http://localhost:${site}/readyz`,
      env: {
        VARIANT: brandCodes[0] ?? '',
        PORT: String(site),
        DATA_DIR: join(folder, 'data'),
        LIMITS: 'off',
        LOG_LEVEL: 'error',
        IDENTITY: 'firebase',
        FIREBASE_PROJECT_ID: PROJECT,
        FIREBASE_API_KEY: 'cle-publique',
        FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${auth}`,
        FIREBASE_PROVIDERS: 'google.com',
      },
      timeout: 180_000,
      stderr: 'pipe' as const,
      gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
    },
  ],
})
