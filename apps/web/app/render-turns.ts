import { subscribe } from 'node:diagnostics_channel'

/** Turns that a page stands back for those who knock; no flood of them keeps pages from being made. */
const KNOCKS_AT_MOST = 100

const waiting: Array<() => void> = []
let knocked = false
let knocks = 0
subscribe('net.server.socket', () => {
  knocked = true
})

function nextTurn(): void {
  if (knocked && knocks < KNOCKS_AT_MOST) {
    knocked = false
    knocks += 1
    setImmediate(nextTurn)
    return
  }
  knocks = 0
  waiting.shift()?.()
  if (waiting.length > 0) setImmediate(nextTurn)
}

/**
 * Rendering holds the event loop for as long as it lasts. One page is rendered in each of its turns: between two of them
 * whoever else knocks is heard, and told at once where she cannot be served (docs/speed.md, « More than it can serve »).
 * Of connections a turn takes one alone (libuv 1.45): as long as one came, others may wait behind it.
 */
export function renderTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    if (waiting.length === 1) setImmediate(nextTurn)
  })
}
