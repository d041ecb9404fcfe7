const key = 'search-slash'

/** A key of one letter may be in somebody's way (WCAG 2.1.4): she can switch it off. */
export function slashOpens(): boolean {
  try {
    return localStorage.getItem(key) !== 'off'
  } catch {
    return true
  }
}

export function setSlashOpens(opens: boolean): void {
  try {
    if (opens) localStorage.removeItem(key)
    else localStorage.setItem(key, 'off')
  } catch {
    // Storage is closed to us: the key stays as it was.
  }
}
