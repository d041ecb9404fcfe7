export interface MemberElement {
  username: string
  /** A link to the profile, or an element with `data-member`. */
  element: HTMLElement
}

const memberSelector = 'a[href^="/p/"], [data-member]'
/** No cards inside overlays, nor over a card itself. */
const overlaySelector = '[role=dialog], [role=alertdialog], [role=menu]'

/** Matches `/p/camille`, not the tabs of a profile. */
const usernameOf = (href: string | null): string | undefined => /^\/p\/([^/?#]+)$/.exec(href ?? '')?.[1]

/** The member at the target, unless this is her own page. */
export function memberAt(target: EventTarget | null): MemberElement | null {
  if (!(target instanceof Element)) return null
  const element = target.closest<HTMLElement>(memberSelector)
  if (element === null || element.closest(overlaySelector) !== null) return null
  const username = element.dataset.member ?? usernameOf(element.getAttribute('href'))
  if (username === undefined || location.pathname === `/p/${username}`) return null
  return { username, element }
}

const faceSelector = '.avatar, .person-name'

/** Only her face or name: the rest of a row or tile may show something else. */
export function faceAt(target: EventTarget | null): MemberElement | null {
  const member = memberAt(target)
  if (member === null || member.element.querySelector(faceSelector) === null) return member
  const part = (target as Element).closest<HTMLElement>(faceSelector)
  return part !== null && member.element.contains(part) ? { ...member, element: part } : null
}
