import type { PutDraft } from '@consoeurs/contract'
import { ApiFailure } from '../api/client.ts'

/** Debounce delay in milliseconds. */
const AT_REST = 1500

interface SaverParts {
  /** Null words delete the draft. */
  send: (key: string, words: PutDraft | null) => Promise<unknown>
  onSaved: (key: string) => void
}

interface PendingDraft {
  key: string
  words: PutDraft | null
}

/**
 * Saves drafts after a typing pause: one call at a time, the latest version per key. Offline drafts wait for the next
 * keystroke or the `online` event.
 */
export class DraftSaver {
  readonly #parts: SaverParts
  readonly #waiting = new Map<string, PendingDraft>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #sending: Promise<void> | undefined

  constructor(parts: SaverParts) {
    this.#parts = parts
  }

  get busy(): boolean {
    return this.#sending !== undefined || this.#waiting.size > 0
  }

  write(key: string, words: PutDraft): void {
    this.#waiting.set(key, { key, words })
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), AT_REST)
  }

  /** Waits for a save in flight, so that the draft does not reappear. */
  erase(key: string): Promise<void> {
    this.#waiting.set(key, { key, words: null })
    return this.flush()
  }

  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    while (this.#sending !== undefined) await this.#sending
    const writings = [...this.#waiting.values()]
    if (writings.length === 0) return
    this.#sending = this.#sendAll(writings)
    await this.#sending
  }

  async #sendAll(writings: PendingDraft[]): Promise<void> {
    try {
      for (const writing of writings) {
        await this.#parts.send(writing.key, writing.words)
        if (this.#waiting.get(writing.key) === writing) this.#waiting.delete(writing.key)
        if (writing.words !== null) this.#parts.onSaved(writing.key)
      }
    } catch (error) {
      // The draft stays on this device until the next attempt.
      if (!(error instanceof ApiFailure)) throw error
    } finally {
      this.#sending = undefined
    }
  }
}
