import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
// Inside the project, so that the probe meets the same setup file and packages as any other test.
const folder = join(root, 'test-results', `silence-${process.pid}`)

const probe = `
import { errorLogStream, takeErrorLogs } from '@consoeurs/test-support/error-logs'
import { expect, it, vi } from 'vitest'

const record = (level: number) => JSON.stringify({ level, msg: 'disk full' })

it('speaks on console.error', () => console.error('boom'))
it('logs an error', () => errorLogStream.write(record(50)))
it('logs a warning', () => errorLogStream.write(record(40)))
it('expects the line', () => {
  vi.spyOn(console, 'error').mockReturnValue()
  console.error('boom')
  expect(console.error).toHaveBeenCalledWith('boom')
})
it('expects the record', () => {
  errorLogStream.write(record(60))
  expect(takeErrorLogs()).toEqual(['disk full'])
})
it('says nothing', () => undefined)
`

const configuration = `
export default {
  test: { include: ['${folder}/probe.ts'], setupFiles: ['${root}/tests/setup/silence.ts'], provide: { length: 'short' } },
}
`

let statuses: Record<string, string>

beforeAll(() => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'probe.ts'), probe)
  writeFileSync(join(folder, 'vitest.config.mjs'), configuration)
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const report = join(folder, 'report.json')
  const args = [
    '--root',
    root,
    '--config',
    join(folder, 'vitest.config.mjs'),
    '--reporter=json',
    '--outputFile',
    report,
  ]
  // The variables by which this run knows that it is one would make the inner run behave as a worker of it.
  spawnSync(process.execPath, [vitest, 'run', ...args], { env: { PATH: process.env.PATH } })
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: { assertionResults: { title: string; status: string }[] }[]
  }
  const tests = testResults.flatMap((file) => file.assertionResults)
  statuses = Object.fromEntries(tests.map(({ title, status }) => [title, status]))
})

afterAll(() => rmSync(folder, { recursive: true }))

describe('a test', () => {
  it.each(['speaks on console.error', 'logs an error'])('fails when it %s without expecting to', (title) => {
    expect(statuses[title]).toBe('failed')
  })

  it.each(['logs a warning', 'expects the line', 'expects the record', 'says nothing'])(
    'passes when it %s',
    (title) => {
      expect(statuses[title]).toBe('passed')
    },
  )
})
