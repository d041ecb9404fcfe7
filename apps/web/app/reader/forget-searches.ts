/** The goodbye takes along what she looked for: the keys of `features/search/recent-searches.ts`. */
export function forgetSearches(): void {
  if (location.pathname !== '/logout') return
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) if (key.startsWith('recherches:')) storage.removeItem(key)
    }
  } catch {
    // Storage is closed to us: nothing was kept.
  }
}
