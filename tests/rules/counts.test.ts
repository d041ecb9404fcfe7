import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { countTests, readPlaywright, readVitest } from '../../tools/counts.mjs'

const root = join(import.meta.dirname, '../..')

const vitestReport = (files: { status: string; assertionResults: { status: string }[] }[], failed = 0) => ({
  numPassedTests: 3,
  numFailedTests: failed,
  numPendingTests: 1,
  testResults: files,
})

describe('the count of npm test', () => {
  it('sums the results of Vitest and Playwright', () => {
    const report = vitestReport([{ status: 'failed', assertionResults: [{ status: 'failed' }] }], 1)
    expect(countTests({ code: 1, report, read: readVitest })).toEqual({ passed: 3, failed: 1, skipped: 1 })
    const journeys = { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 0 } }
    expect(countTests({ code: 1, report: journeys, read: readPlaywright })).toEqual({
      passed: 5,
      failed: 1,
      skipped: 0,
    })
  })

  it('counts a file that could not be loaded, or whose preparation failed, as a failure', () => {
    const report = vitestReport([
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'skipped' }] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ])
    expect(countTests({ code: 1, report, read: readVitest }).failed).toBe(2)
  })

  it('counts a run that failed without a failed test, or without a report', () => {
    expect(countTests({ code: 1, report: vitestReport([]), read: readVitest }).failed).toBe(1)
    expect(countTests({ code: 0, report: undefined, read: readVitest })).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })

  it('is on the last line, and in the exit code', () => {
    const { status, stdout } = spawnSync(process.execPath, ['tools/test.mjs', 'nowhere'], {
      cwd: root,
      encoding: 'utf8',
    })
    expect(stdout.trimEnd().split('\n').at(-1)).toBe('0 passed, 1 failed')
    expect(status).toBe(1)
  })
})
