/** How long a push that she asked for may be on its way. */
const PATIENCE = 60_000
let until = 0

/** She tries this device: what arrives now is to be shown as it will be, though she is looking. */
export function expectTrial(now = Date.now()): void {
  until = now + PATIENCE
}

/** Whether the push that arrived is the one she tries with; the next one is not. */
export function takeTrial(now = Date.now()): boolean {
  const expected = now < until
  until = 0
  return expected
}
