/** What a member saw: it is there, if only empty, exactly where she agreed to it (specification §3, Local history). */
export const historyKey = (viewerId: number | undefined) => `History:${viewerId}`

/** What a member leaves in this browser only because she agreed, or for as long as she is here; each key ends with her id. */
const traces = /^(History|recherches):/

/** Nothing of it stays. Storage that is closed to us keeps none. */
export function forgetTraces(storages: () => Storage[]): void {
  try {
    for (const storage of storages())
      for (const key of Object.keys(storage)) if (traces.test(key)) storage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}
