const SECOND = 1000
const LONGEST_WAIT = 30 * SECOND

/** How long after so many failures in a row; what the server asked for comes first. */
export const waitAfter = (failures: number, retryAfter?: number): number =>
  retryAfter === undefined ? Math.min(LONGEST_WAIT, SECOND * 2 ** (failures - 1)) : retryAfter * SECOND

/** Until it is worth trying again: when the network is back, or after a while where it never left. */
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
