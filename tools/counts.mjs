// What a test runner's own report comes to. A failure that no test carries must not be lost in the counting.

/** The counts of one run: its exit code, and its report, undefined where it wrote none. */
export function countTests({ code, report, read }) {
  if (report === undefined) return { passed: 0, failed: 1, skipped: 0 }
  const counts = read(report)
  // The runner knows of failures that no test carries: an unhandled rejection, a server that did not start.
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

export function readVitest({ numPassedTests, numFailedTests, numPendingTests, testResults }) {
  return {
    passed: numPassedTests,
    failed: numFailedTests + testResults.filter(failedBeforeItsTests).length,
    skipped: numPendingTests,
  }
}

/** A test file that cannot even be loaded has no test to count, and must not pass for that. */
function failedBeforeItsTests({ status, assertionResults }) {
  return status === 'failed' && assertionResults.every((test) => test.status !== 'failed')
}

/** A test that passed only when it was tried again has failed. */
export function readPlaywright({ stats }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
}
