/** How long a test push may take, in milliseconds. */
const PATIENCE = 60_000
let until = 0

/** During a test, the arriving push is shown although the page is in the foreground. */
export function expectTrial(now = Date.now()): void {
  until = now + PATIENCE
}

/** Whether the push that arrived is the test push; consumes the expectation. */
export function takeTrial(now = Date.now()): boolean {
  const expected = now < until
  until = 0
  return expected
}
