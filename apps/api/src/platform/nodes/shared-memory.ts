export interface Counted {
  count: number
  /** Milliseconds until it begins at nothing again. */
  left: number
}

export interface Recalled {
  /** When each of the other marks was set, in milliseconds, the oldest first. */
  others: number[]
  /** Whether this one is among them. */
  known: boolean
}

export interface Marking {
  /** By the clock of whoever marks, in milliseconds. */
  at: number
  keptMs: number
  /** A mark that is there already begins anew. */
  renew?: boolean
}

/** What is remembered for minutes or hours so that nobody does a thing too often, on whichever node she does it. */
export interface SharedMemory {
  /** Adds to the count, whose time begins with the first. */
  count(key: string, windowMs: number, by?: number): Promise<Counted>
  /** What was marked under that key after an instant. */
  recall(key: string, after: number, mark: string): Promise<Recalled>
  /** @returns whether it was not there */
  mark(key: string, mark: string, marking: Marking): Promise<boolean>
}
