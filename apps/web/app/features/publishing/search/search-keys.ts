const key = 'search-slash'

/** Single-letter shortcuts must be switchable (WCAG 2.1.4). */
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
    // Without storage nothing changes.
  }
}
