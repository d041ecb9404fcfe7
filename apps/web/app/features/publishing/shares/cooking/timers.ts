/** A timer of a step, on this device alone. */
export interface Timer {
  id: string
  /** From 1. */
  step: number
  /** Milliseconds since 1970: a phone that slept finds the right rest. */
  endsAt: number
  rung: boolean
}

/** Of this tab: a reload in the middle of a rest loses nothing. Removed at sign-out (`consent/traces.ts`). */
export const timersKey = (recipeId: number, viewerId: number | undefined) => `minuteurs:${recipeId}:${viewerId}`

function isTimer(value: unknown): value is Timer {
  const { id, step, endsAt, rung } = (value ?? {}) as Partial<Timer>
  return typeof id === 'string' && typeof step === 'number' && typeof endsAt === 'number' && typeof rung === 'boolean'
}

export function readTimers(key: string): Timer[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isTimer) : []
  } catch {
    return []
  }
}

function saveTimers(key: string, timers: Timer[]): void {
  try {
    if (timers.length === 0) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(timers))
  } catch {
    // They run on, without surviving a reload.
  }
}

/** « 3:12 », « 1:03:12 » */
export function remaining(endsAt: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((endsAt - now) / 1000))
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  const rest = twoDigits(seconds % 60)
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${twoDigits(minutes)}:${rest}`
}

/** The timers of one recipe. `onRing` is called once for each, late if the device slept. */
export class Timers {
  readonly #key: string
  readonly #onRing: (timer: Timer) => void
  #timers: Timer[]

  constructor(key: string, onRing: (timer: Timer) => void) {
    this.#key = key
    this.#onRing = onRing
    this.#timers = readTimers(key)
  }

  get all(): readonly Timer[] {
    return this.#timers
  }

  start(step: number, seconds: number, now = Date.now()): void {
    this.#change([...this.#timers, { id: crypto.randomUUID(), step, endsAt: now + seconds * 1000, rung: false }])
  }

  stop(id: string): void {
    this.#change(this.#timers.filter((timer) => timer.id !== id))
  }

  stopAll(): void {
    this.#change([])
  }

  /** Rings those whose time has come. */
  tick(now = Date.now()): void {
    const due = this.#timers.filter(({ rung, endsAt }) => !rung && endsAt <= now)
    if (due.length === 0) return
    this.#change(this.#timers.map((timer) => (due.includes(timer) ? { ...timer, rung: true } : timer)))
    for (const timer of due) this.#onRing(timer)
  }

  #change(timers: Timer[]): void {
    this.#timers = timers
    saveTimers(this.#key, timers)
  }
}
