import { takeErrorLogs } from '@consoeurs/test-support/error-logs'
import { afterEach, beforeEach, vi } from 'vitest'

/**
 * Silence is part of passing: a test fails when something wrote to console.error, or logged at level error, without the
 * test expecting it. A test that expects it spies on console.error itself, or takes the log records with takeErrorLogs().
 */
const spoken: string[] = []

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...words) => {
    spoken.push(`console.error: ${words.map(String).join(' ')}`)
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  const unexpected = [...spoken.splice(0), ...takeErrorLogs().map((line) => `error log: ${line}`)]
  if (unexpected.length > 0) throw new Error(`Unexpected output:\n${unexpected.join('\n')}`)
})
