/** The visitor's consent to analytics (CNIL, guidelines of 17 September 2020). */
interface StoredConsent {
  yes: boolean
  /** Milliseconds. */
  at: number
}

const key = 'Analytics'
const MONTHS = 6

/** Six months to the day, clamped to the last day of a shorter month. */
export function holds({ at }: Pick<StoredConsent, 'at'>, now: Date): boolean {
  const given = new Date(at)
  const end = new Date(at)
  end.setMonth(end.getMonth() + MONTHS)
  if (end.getDate() !== given.getDate()) end.setDate(0)
  return given <= now && now < end
}

function isAnswer(value: unknown): value is StoredConsent {
  if (typeof value !== 'object' || value === null || !('yes' in value && 'at' in value)) return false
  return typeof value.yes === 'boolean' && Number.isFinite(value.at)
}

/** Null: ask (no answer, expired, damaged, or no storage access). */
export function analyticsAnswer(): boolean | null {
  try {
    const answer: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isAnswer(answer) && holds(answer, new Date()) ? answer.yes : null
  } catch {
    return null
  }
}

export function keepAnalyticsAnswer(yes: boolean): void {
  try {
    localStorage.setItem(key, JSON.stringify({ yes, at: Date.now() } satisfies StoredConsent))
  } catch {
    // Storage is unavailable: the next page asks again.
  }
}
