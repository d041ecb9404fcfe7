import type { Draft } from './draft.ts'

const keyOf = (viewerId: number) => `share-draft:${viewerId}`

interface StoredDraft {
  draft: Draft
  /** The server holds it too, and this device may forget it. */
  saved: boolean
}

/** Drafts of an earlier version of the page lack what was added since: they are completed, not trusted. */
function completed(stored: unknown, blank: Draft): Draft | null {
  if (typeof stored !== 'object' || stored === null || !('clientId' in stored)) return null
  const { outing, recipe, ...rest } = stored as Partial<Draft>
  return { ...blank, ...rest, outing: { ...blank.outing, ...outing }, recipe: { ...blank.recipe, ...recipe } }
}

/** Storage may be closed to us: nothing is kept then, and nothing breaks. */
export function readStoredDraft(viewerId: number, blank: Draft): StoredDraft | null {
  try {
    const stored = localStorage.getItem(keyOf(viewerId))
    if (stored === null) return null
    const { saved = false, ...draft } = JSON.parse(stored) as Partial<Draft> & { saved?: boolean }
    const known = completed(draft, blank)
    return known && { draft: known, saved }
  } catch {
    return null
  }
}

/** On this device, for a page that comes back without a network; a visitor's page clears it away (`reader/`). */
export function storeDraft(viewerId: number, draft: Draft | null, saved = false): void {
  try {
    if (draft === null) localStorage.removeItem(keyOf(viewerId))
    else localStorage.setItem(keyOf(viewerId), JSON.stringify({ ...draft, saved }))
  } catch {
    // The composer itself still holds her words.
  }
}
