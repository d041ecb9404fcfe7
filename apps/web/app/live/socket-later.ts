import { constants } from '@consoeurs/contract'

/**
 * Specification §9, « Socket subscription delay »: opened 0.5 s after the mount, and closed again however far the opening
 * had come.
 */
export function socketLater(open: () => Promise<() => void>): () => void {
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
