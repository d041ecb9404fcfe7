export interface CountResult {
  count: number
  /** Milliseconds until the count restarts. */
  left: number
}

export interface Marking {
  /** Milliseconds, by the clock of the caller. */
  at: number
  keptMs: number
  /** Restarts an existing mark. */
  renew?: boolean
}

/** Counts and marks for rate limits. */
export interface RateLimitStore {
  /** The window starts with the first count. */
  count(key: string, windowMs: number, by?: number): Promise<CountResult>
  /** Marks set after that time: `others` holds the times of all but this one, oldest first. */
  recall(key: string, after: number, mark: string): Promise<{ others: number[]; known: boolean }>
  /** @returns whether it was new */
  mark(key: string, mark: string, marking: Marking): Promise<boolean>
  unmark(key: string, mark: string): Promise<void>
}
