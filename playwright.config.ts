import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { brandCodes } from './packages/brand/src/codes.ts'
import { forms } from './tests/journeys/evening/forms.ts'
import { providerClient } from './tests/journeys/federated/provider-client.ts'
import { chromiumArgs } from './tools/chromium-args.mjs'

const FIRST_PORT = Number(process.env.JOURNEYS_PORT ?? 4310)
const long = process.env.TEST_LENGTH === 'long'
const systemChromium = '/usr/bin/chromium'

/**
 * Beside each brand, the port of an OpenID Connect provider: the journey that needs one starts it there. Where
 * `JOURNEYS_BRAND` names one brand, its server alone is started.
 */
const brands = brandCodes
  .map((brand, index) => ({
    brand,
    index,
    baseURL: `http://localhost:${FIRST_PORT + index}`,
    issuer: `http://localhost:${FIRST_PORT + brandCodes.length + index}`,
  }))
  .filter(({ brand }) => [undefined, brand].includes(process.env.JOURNEYS_BRAND))

/** A walk by the keys of a keyboard is one of a desk. */
const notOfForm: Record<string, RegExp[]> = { phone: [/@at-a-desk/], desk: [] }

/** What no brand can change is walked through in one: the first on its phone, or the second at its desk. */
function leftOut(form: string, brandIndex: number): RegExp[] {
  if (long) return notOfForm[form] ?? []
  return [brandIndex === 0 ? /@one-desk/ : /@one-brand/]
}

/** The short run meets each brand once and each form once; the long one, every brand in every form. */
const projects = brands.flatMap(({ brand, index, baseURL, issuer }) =>
  Object.entries(forms)
    .filter((_, form) => long || form === index % 2)
    .map(([form, device]) => ({
      name: `${brand}-${form}`,
      metadata: { brand, index, form, issuer },
      use: { ...device, baseURL },
      grepInvert: leftOut(form, index),
    })),
)

export default defineConfig({
  testDir: 'tests/journeys',
  // Page after page by the tabulator alone takes minutes.
  testIgnore: long ? [] : '**/keyboard.spec.ts',
  outputDir: 'test-results/journeys',
  forbidOnly: true,
  retries: Number(process.env.TEST_RETRIES ?? 0),
  fullyParallel: false,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    // Fails where it stands, with its line, instead of using up the whole test's time.
    actionTimeout: 30_000,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // A new browser's worker fetches all that works without a network: 44 % of the processor time of a walk in which nothing
    // depends on it. Where something does, the journey asks for it (`test.use`); the long run has it everywhere.
    serviceWorkers: long ? 'allow' : 'block',
    // A trace would take a third of a journey's time.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? (existsSync(systemChromium) ? systemChromium : undefined),
      args: chromiumArgs,
    },
  },
  projects,
  webServer: brands.map(({ brand, baseURL, issuer }) => ({
    name: brand,
    command: `"${process.execPath}" apps/server/src/main.ts`,
    url: `${baseURL}/readyz`,
    env: {
      VARIANT: brand,
      PORT: new URL(baseURL).port,
      DATA_DIR: join(import.meta.dirname, 'test-results', 'data', brand),
      LIMITS: 'off',
      // The provider is down unless a journey starts it; the site must not mind, nor fill the report with it.
      LOG_LEVEL: 'error',
      IDENTITY: 'oidc',
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: providerClient.id,
      OIDC_CLIENT_SECRET: providerClient.secret,
      OIDC_NAME: providerClient.name,
    },
    // The start of both takes long where other suites run beside them.
    timeout: 300_000,
    stderr: 'pipe' as const,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
  })),
})
