/** Names one thing that lives: its noun, and which of them. What it depends on (filters) is part of it. */
export type LiveKey = readonly [noun: string, of?: unknown]

interface Watcher {
  changed: () => void
  /** Asks the API for it again, where it can be asked for as a whole. */
  reload: () => Promise<void>
}

interface Entry {
  key: LiveKey
  value: unknown
  watchers: Set<Watcher>
  /** When the last watcher left. */
  closedAt: number
}

/** How often an answer that was overtaken is asked for again: a talk that never pauses must not ask for ever. */
const MOST_TRIES = 5

/** How long « back » finds what she had read. */
const keptClosed = 5 * 60_000

/**
 * What lives in the open page: lists that grow, shares, threads. Loaders give the first state; live events and her own
 * presses keep it true, so nothing is asked again only because time passed.
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

  /** What is not known yet stays so: its page will bring it as it then is. */
  change<T>(key: LiveKey, change: (known: T) => T): void {
    const known = this.read<T>(key)
    if (known !== undefined) this.write(key, change(known))
  }

  /** Changes all of one noun; `of` tells them apart. */
  changeAll<T, Of>(noun: string, change: (known: T, of: Of) => T): void {
    for (const { key } of this.#entries.values()) {
      if (key[0] === noun) this.change<T>(key, (known) => change(known, key[1] as Of))
    }
  }

  /**
   * Takes the API's answer for it. What changed while the answer was on its way may be newer than the answer: it is not
   * written over, but asked for again.
   */
  async renew<T>(key: LiveKey, load: (known: T | undefined) => Promise<T>): Promise<void> {
    for (let tries = 1; ; tries++) {
      const known = this.read<T>(key)
      const answer = await load(known)
      if (this.read<T>(key) === known || tries === MOST_TRIES) return this.write(key, answer)
    }
  }

  /** Follows one thing until the returned function is called. */
  watch(key: LiveKey, watcher: Watcher): () => void {
    this.#forgetClosed(Date.now() - keptClosed)
    const entry = this.#entry(key)
    entry.watchers.add(watcher)
    return () => {
      entry.watchers.delete(watcher)
      entry.closedAt = Date.now()
    }
  }

  /** Asks again for what is open, of one noun or of all. */
  async reload(noun?: string): Promise<void> {
    const asked = [...this.#entries.values()].filter(({ key }) => noun === undefined || key[0] === noun)
    await Promise.all(asked.map(({ watchers: [first] }) => first?.reload()))
  }

  /** What waits for « back » is dropped; what is open stays. */
  forgetClosed(): void {
    this.#forgetClosed(Date.now())
  }

  #entry(key: LiveKey): Entry {
    const name = nameOf(key)
    const known = this.#entries.get(name)
    if (known !== undefined) return known
    const entry = { key, value: undefined, watchers: new Set<Watcher>(), closedAt: Date.now() }
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
