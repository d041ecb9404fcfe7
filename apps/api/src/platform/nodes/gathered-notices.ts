interface Notice {
  channel: string
  payload: string
  left(): void
  failed(reason: unknown): void
}

type Send = (channels: string[], payloads: string[]) => Promise<unknown>

/** As many from the front as differ: PostgreSQL tells what is said twice in one transaction once (NOTIFY). */
function distinct(notices: Notice[]): number {
  const seen = new Set<string>()
  const again = notices.findIndex(({ channel, payload }) => {
    const words = JSON.stringify([channel, payload])
    const known = seen.has(words)
    seen.add(words)
    return known
  })
  return again < 0 ? notices.length : again
}

/**
 * What is told while the notice before it is under way leaves with all that wait, in its order: a commit of PostgreSQL for
 * each of them would cost more than what they tell of.
 * @param unsent called where some did not leave: whoever tells is not told so by the library between them
 */
export function gatherNotices(send: Send, unsent: () => void): (channel: string, payload: string) => Promise<void> {
  const waiting: Notice[] = []
  let isSending = false

  async function sendAll(): Promise<void> {
    isSending = true
    while (waiting.length > 0) {
      const leaving = waiting.splice(0, distinct(waiting))
      try {
        await send(
          leaving.map(({ channel }) => channel),
          leaving.map(({ payload }) => payload),
        )
        for (const { left } of leaving) left()
      } catch (reason) {
        unsent()
        for (const { failed } of leaving) failed(reason)
      }
    }
    isSending = false
  }

  return (channel, payload) =>
    new Promise((left, failed) => {
      waiting.push({ channel, payload, left, failed })
      if (!isSending) void sendAll()
    })
}
