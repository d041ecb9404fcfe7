import type { PutDraft } from '@consoeurs/contract'
import { ApiFailure } from '../api/client.ts'

/** She pauses this long: then what she wrote is kept. */
const AT_REST = 1500

interface SaverParts {
  /** Null words: there is nothing to keep any more. */
  send: (key: string, words: PutDraft | null) => Promise<unknown>
  /** The server holds `key` as it was written last. */
  onSaved: (key: string) => void
}

interface Writing {
  key: string
  words: PutDraft | null
}

/**
 * Brings drafts to the server as she rests: one call at a time, the last words of each place, nothing twice. Without a
 * network they wait for the next word, or for the network.
 */
export class DraftSaver {
  readonly #parts: SaverParts
  readonly #waiting = new Map<string, Writing>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #sending: Promise<void> | undefined

  constructor(parts: SaverParts) {
    this.#parts = parts
  }

  /** Whether something of hers is on its way or waits to be. */
  get busy(): boolean {
    return this.#sending !== undefined || this.#waiting.size > 0
  }

  write(key: string, words: PutDraft): void {
    this.#waiting.set(key, { key, words })
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), AT_REST)
  }

  /** Sent, or thrown away: at once, and after what may be on its way, so that it does not come back. */
  erase(key: string): Promise<void> {
    this.#waiting.set(key, { key, words: null })
    return this.flush()
  }

  /** What waits leaves now. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    while (this.#sending !== undefined) await this.#sending
    const writings = [...this.#waiting.values()]
    if (writings.length === 0) return
    this.#sending = this.#sendAll(writings)
    await this.#sending
  }

  async #sendAll(writings: Writing[]): Promise<void> {
    try {
      for (const writing of writings) {
        await this.#parts.send(writing.key, writing.words)
        if (this.#waiting.get(writing.key) === writing) this.#waiting.delete(writing.key)
        if (writing.words !== null) this.#parts.onSaved(writing.key)
      }
    } catch (error) {
      // Kept on this device until then.
      if (!(error instanceof ApiFailure)) throw error
    } finally {
      this.#sending = undefined
    }
  }
}
