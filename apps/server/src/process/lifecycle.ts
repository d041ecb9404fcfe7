import { setTimeout as pause } from 'node:timers/promises'

type CloseHandler = () => Promise<void> | void

export class StartStopped extends Error {
  override name = 'StartStopped'
}

/** The supervisor waits ten seconds at most. */
const STEP_MS = 2_500
const CLOSE_MS = 2_000
const LATE = Symbol('late')

/** Closes in reverse order, once. */
export class Lifecycle {
  #closers: { name: string; close: CloseHandler; limit: number }[] = []
  #stopping: Promise<void> | undefined
  #step: Promise<unknown> = Promise.resolve()
  readonly #report: (name: string, error: unknown) => void

  constructor(report: (name: string, error: unknown) => void) {
    this.#report = report
  }

  get stopping(): boolean {
    return this.#stopping !== undefined
  }

  /** A stop waits for the current step, to close what it opened. */
  async step<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.stopping) throw new StartStopped('The start was stopped')
    const running = work()
    this.#step = running.catch(() => undefined)
    const result = await running
    if (this.stopping) throw new StartStopped('The start was stopped')
    return result
  }

  /** @param limit milliseconds */
  opened(name: string, close: CloseHandler, limit = CLOSE_MS): void {
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
