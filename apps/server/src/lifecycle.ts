import { setTimeout as pause } from 'node:timers/promises'

type Close = () => Promise<void> | void

/** Thrown between two steps of a start that someone stopped: nothing went wrong, nothing more is to be done. */
export class StartStopped extends Error {
  override name = 'StartStopped'
}

/** Whoever stops us waits ten seconds at most; what cannot be closed in its share of them is left to the next start. */
const STEP_MS = 2_500
const CLOSE_MS = 2_000
const LATE = Symbol('late')

/** What the process has opened so far; closed once, in the reverse order, however the end comes. */
export class Lifecycle {
  #closers: { name: string; close: Close; limit: number }[] = []
  #stopping: Promise<void> | undefined
  #step: Promise<unknown> = Promise.resolve()
  readonly #report: (name: string, error: unknown) => void

  constructor(report: (name: string, error: unknown) => void) {
    this.#report = report
  }

  get stopping(): boolean {
    return this.#stopping !== undefined
  }

  /** One step of the start. A stop waits for its end, so that what it opens is known and closed. */
  async step<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.stopping) throw new StartStopped('The start was stopped')
    const running = work()
    this.#step = running.catch(() => undefined)
    const result = await running
    if (this.stopping) throw new StartStopped('The start was stopped')
    return result
  }

  /** @param limit milliseconds that its closing may take */
  opened(name: string, close: Close, limit = CLOSE_MS): void {
    this.#closers.push({ name, close, limit })
  }

  stop(): Promise<void> {
    this.#stopping ??= this.#closeAll()
    return this.#stopping
  }

  async #closeAll(): Promise<void> {
    await Promise.race([this.#step, pause(STEP_MS)])
    for (const { name, close, limit } of this.#closers.reverse()) {
      try {
        const late = pause(limit, LATE)
        if ((await Promise.race([close(), late])) === LATE)
          this.#report(name, new Error(`Not closed after ${limit} ms`))
      } catch (error) {
        this.#report(name, error)
      }
    }
  }
}
