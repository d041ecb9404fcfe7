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

/** The names of the tests that passed only at their second try: Vitest keeps what the first one failed of. */
export function passedLater(testResults) {
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName }) => fullName)
}

/** A journey that passed only at a later try has passed, and is to be named (`walkedTwice`), never forgotten. */
export function readPlaywright({ stats }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
}

/** The names of the journeys that passed only at a later try: `project: title`. */
export function walkedTwice(suites) {
  return suites.flatMap((suite) => [
    ...walkedTwice(suite.suites ?? []),
    ...(suite.specs ?? []).flatMap(({ title, tests }) =>
      tests.filter(({ status }) => status === 'flaky').map(({ projectName }) => `${projectName}: ${title}`),
    ),
  ])
}
