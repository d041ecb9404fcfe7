import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files whose tests take longest, longest first (`npm test -- integration unit` reports how long each took). One that begins last
 * leaves the other core without work; a fresh clone knows no earlier run by which to order them.
 */
export const longest = [
  'tests/start/server.test.ts',
  'tests/start/backup.test.ts',
  'tests/new-feature/new-feature.test.ts',
  'tests/start/doctor.test.ts',
  'tests/new-brand/new-brand.test.ts',
  'tests/start/keys.test.ts',
  'apps/api/src/features/account/sign-in/nothing-revealed.test.ts',
  'tests/start/admin.test.ts',
  'tests/resilience/bad-network.test.ts',
  'tests/resilience/sudden-death.test.ts',
  'tests/start/embedded-postgres.test.ts',
  'tests/start/workers.test.ts',
  'tests/resilience/stopping.test.ts',
  'apps/api/src/features/account/identity/identity.test.ts',
  'tests/builds/second-build.test.ts',
  'tests/access/who-opens-pages.test.ts',
  'tests/push/bad-days.test.ts',
  'tests/access/who-enters.test.ts',
  'tests/access/staff-inputs.test.ts',
  'apps/api/src/features/account/account-settings/email-change.test.ts',
  'tests/consent/analytics.test.ts',
  'apps/api/src/features/account/sign-in/mail-links.test.ts',
]

const place = ({ moduleId }: TestSpecification): number => {
  const found = longest.findIndex((file) => moduleId.endsWith(`/${file}`))
  return found < 0 ? longest.length : found
}

/** The long ones, then the others in Vitest's own order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => place(one) - place(other))
  }
}
