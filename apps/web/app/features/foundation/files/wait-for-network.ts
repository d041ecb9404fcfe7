const SECOND = 1000
const LONGEST_WAIT = 30 * SECOND

/** Exponential backoff in milliseconds; a `Retry-After` of the server wins. */
export const waitAfter = (failures: number, retryAfter?: number): number =>
  retryAfter === undefined ? Math.min(LONGEST_WAIT, SECOND * 2 ** (failures - 1)) : retryAfter * SECOND

/** Resolves when the network returns, or after `wait` if it was never lost. */
export function waitForNetwork(wait: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const ended = new AbortController()
    const end = (settle: () => void) => {
      clearTimeout(timer)
      ended.abort()
      settle()
    }
    const timer = setTimeout(() => {
      if (navigator.onLine) end(resolve)
    }, wait)
    addEventListener('online', () => end(resolve), { signal: ended.signal })
    signal.addEventListener('abort', () => end(() => reject(signal.reason)), { signal: ended.signal })
  })
}
