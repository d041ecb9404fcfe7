import { subscribe } from 'node:diagnostics_channel'

/** Limits the turns yielded, so that a flood of connections cannot block rendering. */
const MAX_YIELDS = 100

const waiting: Array<() => void> = []
let hasNewConnection = false
let yields = 0
subscribe('net.server.socket', () => {
  hasNewConnection = true
})

function nextTurn(): void {
  if (hasNewConnection && yields < MAX_YIELDS) {
    hasNewConnection = false
    yields += 1
    setImmediate(nextTurn)
    return
  }
  yields = 0
  waiting.shift()?.()
  if (waiting.length > 0) setImmediate(nextTurn)
}

/**
 * Render scheduler: one page per event loop turn, so that new connections are accepted, or refused, between renders
 * (docs/speed.md, « More than it can serve »). libuv 1.45 accepts one per turn: yield again after each.
 */
export function renderTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    if (waiting.length === 1) setImmediate(nextTurn)
  })
}
