import { sitePath } from '@consoeurs/contract/addresses'

/** Return path of a form without scripts (its field `retour`), if it matches `pages`. */
export function returnTo(typed: FormData, pages: RegExp): string | null {
  const path = sitePath(typed.get('retour'))
  return path !== null && pages.test(path) ? path : null
}
