import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { countTests, passedLater, readPlaywright, readVitest, walkedTwice } from '../../tools/counts.mjs'

const root = join(import.meta.dirname, '../..')

const vitestReport = (files: { status: string; assertionResults: { status: string }[] }[], failed = 0) => ({
  numPassedTests: 3,
  numFailedTests: failed,
  numPendingTests: 1,
  testResults: files,
})

describe('the count of npm test', () => {
  it('takes over what Vitest and Playwright say', () => {
    const report = vitestReport([{ status: 'failed', assertionResults: [{ status: 'failed' }] }], 1)
    expect(countTests({ code: 1, report, read: readVitest })).toEqual({ passed: 3, failed: 1, skipped: 1 })
    const journeys = { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 0 } }
    expect(countTests({ code: 1, report: journeys, read: readPlaywright })).toEqual({
      passed: 5,
      failed: 1,
      skipped: 0,
    })
  })

  it('names a journey that passed only at a later try', () => {
    const spec = (title: string, status: string) => ({ title, tests: [{ projectName: 'desk', status }] })
    const suites = [{ specs: [spec('arrives', 'expected')], suites: [{ specs: [spec('is late', 'flaky')] }] }]
    expect(walkedTwice(suites)).toEqual(['desk: is late'])
  })

  it('names a test that passed only at its second try', () => {
    const result = (fullName: string, status: string, failureMessages: string[]) => ({
      fullName,
      status,
      failureMessages,
    })
    const assertionResults = [
      result('holds', 'passed', []),
      result('held at last', 'passed', ['too late']),
      result('never held', 'failed', ['wrong', 'wrong']),
    ]
    expect(passedLater([{ assertionResults }])).toEqual(['held at last'])
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

  it('stands on the last line, and in the exit code', () => {
    const { status, stdout } = spawnSync(process.execPath, ['tools/test.mjs', 'nowhere'], {
      cwd: root,
      encoding: 'utf8',
    })
    expect(stdout.trimEnd().split('\n').at(-1)).toBe('0 passed, 1 failed')
    expect(status).toBe(1)
  })
})
