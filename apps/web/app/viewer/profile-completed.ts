/** Specification §3, local settings: a boolean. */
const key = 'ProfileCompleted'

/** Suppresses other prompts until onboarding is complete. */
export function profileCompleted(): boolean {
  try {
    return localStorage.getItem(key) === 'true'
  } catch {
    return false
  }
}

/** Set at the end of onboarding (product §3), and by pages with fresher data. */
export function setProfileCompleted(completed: boolean): void {
  try {
    localStorage.setItem(key, String(completed))
  } catch {
    // Storage is unavailable: the server knows it anyway.
  }
}

/** Cleared on sign-out, for the next member. */
export function forgetProfileCompleted(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Storage is unavailable: nothing was kept.
  }
}
