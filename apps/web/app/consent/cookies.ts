/** Specification §3, local settings: a boolean. What she was asked and when stands beside it (`kept-answers.ts`). */
export const cookiesKey = 'Cookies'

/** She agreed to something: for what, and whether she still does, `agrees` says. Storage may be closed to us. */
export function saysYes(): boolean {
  try {
    return localStorage.getItem(cookiesKey) === 'true'
  } catch {
    return false
  }
}
