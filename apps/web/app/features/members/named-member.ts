/** A member whom an element of the page names. */
export interface Named {
  username: string
  /** What names her: a link to her profile, or what says so (`data-member`). */
  element: HTMLElement
}

const naming = 'a[href^="/p/"], [data-member]'
/** What lies over the page has no card over it, and a card none over itself. */
const elsewhere = '[role=dialog], [role=alertdialog], [role=menu]'

/** Of an address like `/p/camille`; not of the rubrics of her profile. */
const usernameOf = (href: string | null): string | undefined => /^\/p\/([^/?#]+)$/.exec(href ?? '')?.[1]

/** Whoever is named where that is, unless this is her page. */
export function memberAt(target: EventTarget | null): Named | null {
  if (!(target instanceof Element)) return null
  const element = target.closest<HTMLElement>(naming)
  if (element === null || element.closest(elsewhere) !== null) return null
  const username = element.dataset.member ?? usernameOf(element.getAttribute('href'))
  if (username === undefined || location.pathname === `/p/${username}`) return null
  return { username, element }
}

const parts = '.av, .name'

/** The same by her face or her name: of a whole row or tile, a mouse may be on what says something else. */
export function facedAt(target: EventTarget | null): Named | null {
  const named = memberAt(target)
  if (named === null || named.element.querySelector(parts) === null) return named
  const part = (target as Element).closest<HTMLElement>(parts)
  return part !== null && named.element.contains(part) ? { ...named, element: part } : null
}
