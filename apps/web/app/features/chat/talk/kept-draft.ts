export interface KeptDraft {
  text: string
  /** Changes with every edit, so that the same text sent from two tabs is one message. */
  clientId: string
  /** The server has it too. */
  saved: boolean
}

export const newDraft = (text: string, saved: boolean): KeptDraft => ({ text, saved, clientId: crypto.randomUUID() })

/** The server's key for the draft. */
export type TalkPlace = `message:${string}` | `room:${number}`

/** `reader/forget-drafts.ts` removes these keys after a sign-out. */
export const nameOf = (viewerId: number, place: TalkPlace) => `message-draft:${viewerId}:${place}`

/** Earlier versions stored plain text. */
export function parseDraft(kept: string): KeptDraft {
  try {
    const { text, clientId, saved } = JSON.parse(kept) as Partial<KeptDraft>
    if (typeof text === 'string' && typeof clientId === 'string') return { text, clientId, saved: saved === true }
  } catch {
    // Plain text.
  }
  return newDraft(kept, false)
}

/** Storage may be unavailable: the draft then lives as long as the page. */
export function readDraft(name: string): KeptDraft | null {
  try {
    const kept = localStorage.getItem(name)
    return kept === null ? null : parseDraft(kept)
  } catch {
    return null
  }
}

export function keepDraft(name: string, draft: KeptDraft): void {
  try {
    localStorage.setItem(name, JSON.stringify(draft))
  } catch {
    // The composer still holds the text.
  }
}

export function forgetDraft(name: string): void {
  try {
    localStorage.removeItem(name)
  } catch {
    // Nothing was stored.
  }
}
