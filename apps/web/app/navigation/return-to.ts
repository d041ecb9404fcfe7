import { sitePath } from '@consoeurs/contract/addresses'

/** Where a form without scripts leads back to (its field `retour`), if it is one of these pages. */
export function returnTo(typed: FormData, pages: RegExp): string | null {
  const path = sitePath(typed.get('retour'))
  return path !== null && pages.test(path) ? path : null
}
