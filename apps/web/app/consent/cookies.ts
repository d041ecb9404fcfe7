/** Specification §3, local settings: a boolean, consent to the local history. */
export const cookiesKey = 'Cookies'

/** Null: never asked in this browser. False where storage is unavailable. */
export function cookiesChoice(): boolean | null {
  try {
    const kept = localStorage.getItem(cookiesKey)
    return kept === null ? null : kept === 'true'
  } catch {
    return false
  }
}

export const saysYes = (): boolean => cookiesChoice() === true
