/** What a member saw (specification §3, Local history): by key, in a list each. */
export const historyKey = (viewerId: number | undefined) => `History:${viewerId}`

/** What a member leaves in this browser only because she agreed, or for as long as she is here; each key ends with her id. */
const traces = /^(History|recherches):/

/**
 * Nothing of it stays. Storage that is closed to us keeps none.
 * @param but whose traces stay: hers who is here
 */
export function forgetTraces(storages: () => Storage[], but?: number): void {
  const isHers = (key: string) => but !== undefined && key.endsWith(`:${but}`)
  try {
    for (const storage of storages())
      for (const key of Object.keys(storage)) if (traces.test(key) && !isHers(key)) storage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}
