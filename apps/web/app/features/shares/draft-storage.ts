import type { Draft } from './draft.ts'

const keyOf = (viewerId: number) => `share-draft:${viewerId}`

/** Drafts of an earlier version of the page lack what was added since: they are completed, not trusted. */
function completed(stored: unknown, blank: Draft): Draft | null {
  if (typeof stored !== 'object' || stored === null || !('clientId' in stored)) return null
  const { outing, recipe, ...rest } = stored as Partial<Draft>
  return { ...blank, ...rest, outing: { ...blank.outing, ...outing }, recipe: { ...blank.recipe, ...recipe } }
}

/** Storage may be closed to us: nothing is kept then, and nothing breaks. */
export function readStoredDraft(viewerId: number, blank: Draft): Draft | null {
  try {
    const stored = localStorage.getItem(keyOf(viewerId))
    return stored === null ? null : completed(JSON.parse(stored), blank)
  } catch {
    return null
  }
}

export function storeDraft(viewerId: number, draft: Draft | null): void {
  try {
    if (draft === null) localStorage.removeItem(keyOf(viewerId))
    else localStorage.setItem(keyOf(viewerId), JSON.stringify(draft))
  } catch {
    // The composer itself still holds her words.
  }
}
