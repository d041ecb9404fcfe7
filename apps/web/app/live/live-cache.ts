/** Kind of data and its parameters, filters included. */
export type LiveKey = readonly [noun: string, of?: unknown]

interface Subscriber {
  changed: () => void
  /** Fetches the whole entry again. */
  reload: () => Promise<void>
}

interface Entry {
  key: LiveKey
  value: unknown
  watchers: Set<Subscriber>
  /** When the last watcher left, in milliseconds. */
  closedAt: number
}

/** Limit of refetches while the entry keeps changing, as in a busy chat. */
const MOST_TRIES = 5

/** Milliseconds that unwatched entries are kept for back navigation. */
const CLOSED_LIFETIME = 5 * 60_000

/**
 * Client-side query cache. Loaders fill it; live events and the viewer's actions update it, so nothing is refetched for
 * age alone.
 */
export class LiveCache {
  #entries = new Map<string, Entry>()

  read<T>(key: LiveKey): T | undefined {
    return this.#entries.get(nameOf(key))?.value as T | undefined
  }

  write<T>(key: LiveKey, value: T): void {
    const entry = this.#entry(key)
    if (entry.value === value) return
    entry.value = value
    for (const { changed } of entry.watchers) changed()
  }

  /** Ignores unknown entries: their page loads them fresh. */
  change<T>(key: LiveKey, change: (known: T) => T): void {
    const known = this.read<T>(key)
    if (known !== undefined) this.write(key, change(known))
  }

  /** Changes all entries of one noun; `of` is the key's parameter. */
  changeAll<T, Of>(noun: string, change: (known: T, of: Of) => T): void {
    for (const { key } of this.#entries.values()) {
      if (key[0] === noun) this.change<T>(key, (known) => change(known, key[1] as Of))
    }
  }

  /** If the entry changed during the request, the answer may be stale: fetches again instead of overwriting. */
  async renew<T>(key: LiveKey, load: (known: T | undefined) => Promise<T>): Promise<void> {
    for (let tries = 1; ; tries++) {
      const known = this.read<T>(key)
      const answer = await load(known)
      if (this.read<T>(key) === known || tries === MOST_TRIES) return this.write(key, answer)
    }
  }

  /** @returns a function that unsubscribes */
  watch(key: LiveKey, watcher: Subscriber): () => void {
    this.#forgetClosed(Date.now() - CLOSED_LIFETIME)
    const entry = this.#entry(key)
    entry.watchers.add(watcher)
    return () => {
      entry.watchers.delete(watcher)
      entry.closedAt = Date.now()
    }
  }

  async reload(noun?: string): Promise<void> {
    const asked = [...this.#entries.values()].filter(({ key }) => noun === undefined || key[0] === noun)
    await Promise.all(asked.map(({ watchers: [first] }) => first?.reload()))
  }

  forgetClosed(): void {
    this.#forgetClosed(Date.now())
  }

  #entry(key: LiveKey): Entry {
    const name = nameOf(key)
    const known = this.#entries.get(name)
    if (known !== undefined) return known
    const entry = { key, value: undefined, watchers: new Set<Subscriber>(), closedAt: Date.now() }
    this.#entries.set(name, entry)
    return entry
  }

  #forgetClosed(before: number): void {
    for (const [name, { watchers, closedAt }] of this.#entries) {
      if (watchers.size === 0 && closedAt <= before) this.#entries.delete(name)
    }
  }
}

const nameOf = (key: LiveKey) => JSON.stringify(key)
