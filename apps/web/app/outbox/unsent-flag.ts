const key = (viewerId: number) => `unsent:${viewerId}`

/** Pages load the outbox code only when this is set. */
export function mayHaveUnsent(viewerId: number): boolean {
  try {
    return localStorage.getItem(key(viewerId)) !== null
  } catch {
    // Storage is unavailable: let the outbox check.
    return true
  }
}

export function flagUnsent(viewerId: number, waiting: boolean): void {
  try {
    if (waiting) localStorage.setItem(key(viewerId), '1')
    else localStorage.removeItem(key(viewerId))
  } catch {
    // Without the flag, the outbox itself is checked.
  }
}
