// Includes failures outside any test.

/** `report` is undefined if the run wrote none. */
export function countTests({ code, report, read }) {
  if (report === undefined) return { passed: 0, failed: 1, skipped: 0 }
  const counts = read(report)
  // Such as an unhandled rejection or a server that did not start.
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

export function readVitest({ numPassedTests, numFailedTests, numPendingTests, testResults }) {
  return {
    passed: numPassedTests,
    failed: numFailedTests + testResults.filter(failedBeforeItsTests).length,
    skipped: numPendingTests,
  }
}

/** A file that fails to load has no tests, but must count. */
function failedBeforeItsTests({ status, assertionResults }) {
  return status === 'failed' && assertionResults.every((test) => test.status !== 'failed')
}

/** Flaky: passed at its second try (`TEST_RETRIES`). */
export function readPlaywright({ stats }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
}
