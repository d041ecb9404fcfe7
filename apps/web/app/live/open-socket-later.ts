import { constants } from '@consoeurs/contract'

/**
 * Specification §9, « Socket subscription delay »: 0.5 s after mount. The returned function also closes a socket still
 * opening.
 */
export function openSocketLater(open: () => Promise<() => void>): () => void {
  let left = false
  let close: (() => void) | undefined
  const timer = setTimeout(async () => {
    close = await open()
    if (left) close()
  }, constants.socketSubscriptionDelay)
  return () => {
    left = true
    clearTimeout(timer)
    close?.()
  }
}
