import { type Answers, agreesToAny, answerOf, type Purpose, readAnswers } from './answers.ts'
import { cookiesKey, saysYes } from './cookies.ts'
import { forgetTraces, historyKey } from './traces.ts'

/** Beside `Cookies`: what she was asked, what she said and when. */
const answersKey = 'CookiesAnswers'

/**
 * What she answered. Once nothing that she agreed to holds any more, `Cookies` says so, and nothing is left of it. Storage
 * may be closed to us: then she answered nothing, and nothing is kept.
 */
function read(): { cookies: boolean; answers: Answers } {
  try {
    const answers = readAnswers(localStorage.getItem(answersKey))
    const cookies = saysYes()
    if (cookies && !agreesToAny(answers, new Date())) {
      localStorage.setItem(cookiesKey, 'false')
      forgetTraces(() => [localStorage])
    }
    return { cookies, answers }
  } catch {
    return { cookies: false, answers: {} }
  }
}

/** @param by the member who is asked, for what is hers; null: she has not answered, or so long ago that she is asked anew */
export const keptAnswer = (purpose: Purpose, by?: number): boolean | null =>
  answerOf(read().answers, purpose, new Date(), by)

/** Whether she agreed, and still does: `Cookies` is true, for this purpose too. */
export function agrees(purpose: Purpose, by?: number): boolean {
  const { cookies, answers } = read()
  return cookies && answerOf(answers, purpose, new Date(), by) === true
}

/**
 * Keeps what she answered. What she no longer agrees to is gone with her answer; where she agrees to a history, an empty
 * one is there.
 */
export function keepAnswer(purpose: Purpose, yes: boolean, by?: number): void {
  const now = new Date()
  const answers = { ...read().answers, [purpose]: { yes, at: now.getTime(), ...(by !== undefined && { by }) } }
  if (purpose === 'history') forgetTraces(() => [localStorage])
  try {
    if (purpose === 'history' && yes) localStorage.setItem(historyKey(by), '{}')
    localStorage.setItem(answersKey, JSON.stringify(answers))
    localStorage.setItem(cookiesKey, String(agreesToAny(answers, now)))
  } catch {
    // She is asked again on the next page.
  }
}
