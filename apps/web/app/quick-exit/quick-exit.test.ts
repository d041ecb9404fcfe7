import { describe, expect, it } from 'vitest'
import { createEscapeCounter } from './quick-exit.ts'

const press = (...times: number[]) => {
  const isThird = createEscapeCounter()
  return times.map(isThird)
}

describe('Escape pressed three times', () => {
  it('leaves at the third press', () => {
    expect(press(0, 400, 800)).toEqual([false, false, true])
  })

  it('does not leave for one that closes a dialog, then another a minute later', () => {
    expect(press(0, 60_000, 120_000)).toEqual([false, false, false])
  })

  it('counts the last three, however many came before', () => {
    expect(press(0, 2000, 2400, 2800)).toEqual([false, false, false, true])
  })

  it('starts again after it has fired', () => {
    expect(press(0, 100, 200, 300, 400, 500)).toEqual([false, false, true, false, false, true])
  })
})
