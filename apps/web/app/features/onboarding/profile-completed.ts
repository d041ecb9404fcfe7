/** Specification §3, local settings: a boolean, of her who is here. */
const key = 'ProfileCompleted'

/** Asked before she is asked for more: her first steps come first. */
export function profileCompleted(): boolean {
  try {
    return localStorage.getItem(key) === 'true'
  } catch {
    return false
  }
}

/** Set at the end of the first steps (product §3), and wherever a page knows better than this browser did. */
export function setProfileCompleted(completed: boolean): void {
  try {
    localStorage.setItem(key, String(completed))
  } catch {
    // Storage may be closed to us: the server knows it anyway.
  }
}

/** It was hers: the next member has her own first steps. */
export function forgetProfileCompleted(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // It was never kept.
  }
}
