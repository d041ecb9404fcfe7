/** Keys of `features/publishing/shares/composer/draft-storage.ts` and `features/chat/talk/kept-draft.ts`. */
const draftKey = /^(share|message)-draft:/

function isSaved(stored: string): boolean {
  try {
    return (JSON.parse(stored) as { saved?: unknown }).saved === true
  } catch {
    return false
  }
}

/** Drafts saved on the server, and all drafts on the sign-out page. */
export const draftsToForget = (kept: [key: string, stored: string][], path: string): string[] =>
  kept.filter(([key, stored]) => draftKey.test(key) && (path === '/logout' || isSaved(stored))).map(([key]) => key)

/** Signed-out browsers may be shared. A draft unknown to the server stays until the member signs out explicitly. */
export function forgetDrafts(): void {
  try {
    for (const key of draftsToForget(Object.entries(localStorage), location.pathname)) localStorage.removeItem(key)
  } catch {
    // Unavailable storage holds no draft.
  }
}
