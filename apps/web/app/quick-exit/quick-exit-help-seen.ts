const key = 'quick-exit-help'

export function helpWasSeen(): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    // Without storage a long press always leaves: it could not be told from one in a hurry.
    return true
  }
}

export function rememberHelpSeen(): void {
  try {
    localStorage.setItem(key, '1')
  } catch {
    // Storage that cannot be read shows no help either.
  }
}
