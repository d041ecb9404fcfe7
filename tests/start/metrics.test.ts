import { afterAll, expect, it } from 'vitest'
import { endAll, run } from './process.ts'

afterAll(endAll)

it('a worker returns the metrics of all workers, and does not wait for one that hangs', async () => {
  const workers = run('tests/start/fixtures/counting-workers.ts')
  await workers.says(/^counted 42$/m)
  expect(await workers.ended).toMatchObject({ code: 0 })
  expect(workers.stderr()).toBe('')
})
