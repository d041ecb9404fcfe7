const key = (viewerId: number) => `unsent:${viewerId}`

/** Read by every page, so that the outbox's code is fetched only where something waits. */
export function mayHaveUnsent(viewerId: number): boolean {
  try {
    return localStorage.getItem(key(viewerId)) !== null
  } catch {
    // Storage is closed: the outbox itself knows.
    return true
  }
}

export function flagUnsent(viewerId: number, waiting: boolean): void {
  try {
    if (waiting) localStorage.setItem(key(viewerId), '1')
    else localStorage.removeItem(key(viewerId))
  } catch {
    // Nothing to do: without the flag the outbox is looked into.
  }
}
