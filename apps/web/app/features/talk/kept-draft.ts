export interface KeptDraft {
  text: string
  /** New with every change: the same words sent from two tabs are one message. */
  clientId: string
  /** The server holds it too. */
  saved: boolean
}

export const newDraft = (text: string, saved: boolean): KeptDraft => ({ text, saved, clientId: crypto.randomUUID() })

/** Where she writes: what the server calls it too. */
export type TalkPlace = `message:${string}` | `room:${number}`

/** What `reader/forget-drafts.ts` takes away where nobody is signed in. */
export const nameOf = (viewerId: number, place: TalkPlace) => `message-draft:${viewerId}:${place}`

/** What an earlier version of the page kept is words alone. */
export function parseDraft(kept: string): KeptDraft {
  try {
    const { text, clientId, saved } = JSON.parse(kept) as Partial<KeptDraft>
    if (typeof text === 'string' && typeof clientId === 'string') return { text, clientId, saved: saved === true }
  } catch {
    // Words.
  }
  return newDraft(kept, false)
}

/** Storage may be closed to us: then the text lives as long as the page. */
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
    // The composer itself still holds her words.
  }
}

export function forgetDraft(name: string): void {
  try {
    localStorage.removeItem(name)
  } catch {
    // Nothing was kept.
  }
}
