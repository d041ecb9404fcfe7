/**
 * What this browser may do beyond what the site needs, each asked for by itself (CNIL, guidelines of 17 September 2020):
 * remember what a member saw, and tell a measuring service what a visitor reads.
 */
export const purposes = ['history', 'analytics'] as const
export type Purpose = (typeof purposes)[number]

export interface Answer {
  yes: boolean
  /** When it was given, in milliseconds. */
  at: number
  /** Of the member who gave it, where it is hers: another one in this browser is asked herself. */
  by?: number
}
export type Answers = Partial<Record<Purpose, Answer>>

const MONTHS = 6

/** An answer holds for six months, to the day of the month, or the last one of a shorter month; then she is asked anew. */
export function holds({ at }: Answer, now: Date): boolean {
  const given = new Date(at)
  const end = new Date(at)
  end.setMonth(end.getMonth() + MONTHS)
  if (end.getDate() !== given.getDate()) end.setDate(0)
  return given <= now && now < end
}

/** What she answered, as far as it holds; null: she has to be asked. */
export function answerOf(answers: Answers, purpose: Purpose, now: Date, by?: number): boolean | null {
  const answer = answers[purpose]
  return answer !== undefined && answer.by === by && holds(answer, now) ? answer.yes : null
}

/** `Cookies` of specification §3: whether she agreed to any of it. */
export const agreesToAny = (answers: Answers, now: Date): boolean =>
  purposes.some((purpose) => answerOf(answers, purpose, now, answers[purpose]?.by) === true)

function isAnswer(value: unknown): value is Answer {
  if (typeof value !== 'object' || value === null || !('yes' in value && 'at' in value)) return false
  return typeof value.yes === 'boolean' && Number.isFinite(value.at) && (!('by' in value) || Number.isInteger(value.by))
}

/** Answers as they were kept; what is damaged was never given. */
export function readAnswers(kept: string | null): Answers {
  try {
    const parsed: unknown = JSON.parse(kept ?? '{}')
    if (typeof parsed !== 'object' || parsed === null) return {}
    return Object.fromEntries(
      purposes.flatMap((purpose) => {
        const answer: unknown = Reflect.get(parsed, purpose)
        return isAnswer(answer) ? [[purpose, answer]] : []
      }),
    )
  } catch {
    return {}
  }
}
