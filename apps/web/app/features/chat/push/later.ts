import { limits } from '@consoeurs/contract'

const key = 'push-later'

/** « Plus tard »: snoozes the prompt. */
export function sayLater(now = Date.now()): void {
  try {
    localStorage.setItem(key, String(now))
  } catch {
    // Without storage the prompt returns in the next tab.
  }
}

export function saidLater(now = Date.now()): boolean {
  try {
    const said = Number(localStorage.getItem(key) ?? Number.NaN)
    return now - said < limits.permissionPromptAgain
  } catch {
    return false
  }
}
