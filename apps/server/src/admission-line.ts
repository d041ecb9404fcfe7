export interface LineLimits {
  /** Requests under way at any moment; at least `fewest`, where they are slow and others wait. */
  seats: number
  fewest: number
  /** Requests that may wait for a seat. */
  places: number
}

/** Milliseconds. */
export interface Patience {
  /** A request that waited this long is refused. */
  wait: number
  /** The same once nobody left an empty line behind for `standing`: what comes in is then more than can be served. */
  waitStanding: number
  standing: number
  /** Where requests take longer than this while others wait, there are too many of them at once. */
  slow: number
  /** A request that lasts longer (a slow body, a slow reader, a database that hangs) does not keep others out. */
  seat: number
}

interface Waiting {
  since: number
  begin(): void
  refuse(): void
}

/**
 * Seats, and a line before them. A short rush is served in its order. Where the line stands, the newest is served first
 * and the others are refused soon: in its order each would be served at the end of its patience, all of them late
 * (« Fail at scale », adaptive LIFO and controlled delay, ACM Queue 13, 8). Seats are taken away while those who have one are slow, and given back
 * one by one: how many at once is right depends on the machine, and on what else it does.
 */
export class AdmissionLine {
  readonly #limits: LineLimits
  readonly #patience: Patience
  readonly #waiting: Waiting[] = []
  #seats: number
  #taken = 0
  #emptyAt = 0
  #look: NodeJS.Timeout | undefined

  constructor(limits: LineLimits, patience: Patience) {
    this.#limits = limits
    this.#seats = limits.seats
    this.#patience = patience
  }

  get taken(): number {
    return this.#taken
  }

  get waiting(): number {
    return this.#waiting.length
  }

  /**
   * Calls `begin` at once or when a seat is free, or else `refuse`; one of them, once, unless she goes away first.
   * @returns what to call when her answer was given or she is gone
   */
  enter(begin: () => void, refuse: () => void): () => void {
    if (this.#taken < this.#seats) return this.#sit(begin)
    if (this.#waiting.length >= this.#limits.places) {
      refuse()
      return () => undefined
    }
    let leave = () => this.#giveUp(waiting)
    const waiting: Waiting = {
      since: performance.now(),
      begin: () => {
        leave = this.#sit(begin)
      },
      refuse,
    }
    if (this.#waiting.length === 0) this.#emptyAt = waiting.since
    this.#waiting.push(waiting)
    this.#look ??= setInterval(() => this.#refuseLate(), this.#patience.waitStanding / 5)
    return () => leave()
  }

  #sit(begin: () => void): () => void {
    this.#taken++
    const since = performance.now()
    let seated = true
    const stand = () => {
      if (!seated) return
      seated = false
      clearTimeout(late)
      this.#taken--
      this.#learn(performance.now() - since)
      this.#next()
    }
    const late = setTimeout(stand, this.#patience.seat).unref()
    begin()
    return stand
  }

  /** More slowly upwards than downwards, and only while it matters. */
  #learn(took: number): void {
    const { seats, fewest } = this.#limits
    if (this.#waiting.length === 0) this.#seats = Math.min(seats, this.#seats + 1)
    else if (took > this.#patience.slow) this.#seats = Math.max(fewest, this.#seats * 0.9)
    else this.#seats = Math.min(seats, this.#seats + 1 / this.#seats)
  }

  #giveUp(waiting: Waiting): void {
    const place = this.#waiting.indexOf(waiting)
    if (place >= 0) this.#waiting.splice(place, 1)
    this.#rest()
  }

  #next(): void {
    while (this.#taken < this.#seats && this.#waiting.length > 0) {
      const next = this.#isStanding() ? this.#waiting.pop() : this.#waiting.shift()
      next?.begin()
    }
    this.#rest()
  }

  #isStanding(): boolean {
    return this.#waiting.length > 0 && performance.now() - this.#emptyAt > this.#patience.standing
  }

  #refuseLate(): void {
    const patience = this.#isStanding() ? this.#patience.waitStanding : this.#patience.wait
    const before = performance.now() - patience
    // The oldest are in front, whoever is taken from behind.
    const late = this.#waiting.findIndex(({ since }) => since > before)
    for (const { refuse } of this.#waiting.splice(0, late < 0 ? this.#waiting.length : late)) refuse()
    this.#rest()
  }

  #rest(): void {
    if (this.#waiting.length > 0) return
    clearInterval(this.#look)
    this.#look = undefined
  }
}
