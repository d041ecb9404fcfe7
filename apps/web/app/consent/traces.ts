/** Exists, even empty, only with the member's consent (specification §3, Local history). */
export const historyKey = (viewerId: number | undefined) => `History:${viewerId}`

/** Every key ends with the member id. */
const traces = /^(History|recherches|coches|minuteurs):/

/** Unavailable storage holds no traces. */
export function forgetTraces(storages: () => Storage[], exceptOf?: number): void {
  try {
    for (const storage of storages())
      for (const key of Object.keys(storage))
        if (traces.test(key) && !key.endsWith(`:${exceptOf}`)) storage.removeItem(key)
  } catch {
    // Storage is unavailable: nothing to delete.
  }
}
