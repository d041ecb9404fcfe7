import type { Draft } from './draft.ts'

const keyOf = (viewerId: number) => `share-draft:${viewerId}`

interface StoredDraft {
  draft: Draft
  /** The server has it too, so this device may delete it. */
  saved: boolean
}

/** Drafts of an earlier version lack newer fields: fill them in. */
function completed(stored: unknown, blank: Draft): Draft | null {
  if (typeof stored !== 'object' || stored === null || !('clientId' in stored)) return null
  const { poll, outing, recipe, ...rest } = stored as Partial<Draft>
  // Earlier versions kept one address per picture.
  const images = (rest.images ?? []).map((image) => ({ ...image, full: image.full || image.src }))
  return {
    ...blank,
    ...rest,
    images,
    poll: { ...blank.poll, ...poll },
    outing: { ...blank.outing, ...outing },
    recipe: { ...blank.recipe, ...recipe },
  }
}

/** Without storage nothing is kept. */
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

/** For offline use; a visitor's page deletes it (`reader/`). */
export function storeDraft(viewerId: number, draft: Draft | null, saved = false): void {
  try {
    if (draft === null) localStorage.removeItem(keyOf(viewerId))
    else localStorage.setItem(keyOf(viewerId), JSON.stringify({ ...draft, saved }))
  } catch {
    // The composer still holds the text.
  }
}
