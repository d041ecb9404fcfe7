/** The keys of `features/shares/draft-storage.ts` and `features/talk/kept-draft.ts`. */
const draftKey = /^(share|message)-draft:/

function isSaved(stored: string): boolean {
  try {
    return (JSON.parse(stored) as { saved?: unknown }).saved === true
  } catch {
    return false
  }
}

/** Which of what this browser keeps goes: drafts that the server has, and at the goodbye every draft. */
export const draftsToForget = (kept: [key: string, stored: string][], path: string): string[] =>
  kept.filter(([key, stored]) => draftKey.test(key) && (path === '/logout' || isSaved(stored))).map(([key]) => key)

/**
 * Nobody is signed in here: drafts that wait on the server for her do not stay in this browser for whoever comes next.
 * One that the server has never seen stays until she says goodbye herself.
 */
export function forgetDrafts(): void {
  try {
    for (const key of draftsToForget(Object.entries(localStorage), location.pathname)) localStorage.removeItem(key)
  } catch {
    // Closed storage holds no draft.
  }
}
