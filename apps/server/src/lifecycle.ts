type Close = () => Promise<void> | void

/** Thrown between two steps of a start that someone stopped: nothing went wrong, nothing more is to be done. */
export class StartStopped extends Error {
  override name = 'StartStopped'
}

const CLOSE_DEADLINE_MS = 9_000

/** What the process has opened so far; closed once, in the reverse order, however the end comes. */
export class Lifecycle {
  #closers: { name: string; close: Close }[] = []
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

  opened(name: string, close: Close): void {
    this.#closers.push({ name, close })
  }

  stop(): Promise<void> {
    this.#stopping ??= this.#closeAll()
    return this.#stopping
  }

  async #closeAll(): Promise<void> {
    const deadline = setTimeout(() => {
      this.#report('process', new Error(`Not closed after ${CLOSE_DEADLINE_MS} ms`))
      process.exit(1)
    }, CLOSE_DEADLINE_MS)
    deadline.unref()
    await this.#step
    for (const { name, close } of this.#closers.reverse()) {
      try {
        await close()
      } catch (error) {
        this.#report(name, error)
      }
    }
    clearTimeout(deadline)
  }
}
