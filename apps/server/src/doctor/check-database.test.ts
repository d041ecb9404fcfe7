import { expect, it } from 'vitest'
import { checkMigrations } from './check-database.ts'

it('names the migrations that the next start will apply', () => {
  const finding = checkMigrations({ age: 'supported', isEmpty: false, missing: ['0001_moons', '0002_suns'] })
  expect(finding).toMatchObject({
    check: 'migrations',
    state: 'bad',
    description: expect.stringMatching(/Il manque.* 0001_moons, 0002_suns\.$/),
  })
})
