import {
  bodyTags,
  isLibraryPicture,
  isPlainWeight,
  neutralTags,
  recipeClass,
  renamedTags,
  styledTag,
} from '@consoeurs/contract'

const known = new Set([...bodyTags, ...neutralTags])
const STYLE = 'data-pasted-style'

/** The content security policy blocks inline styles even in parsed documents, so read them as plain attributes. */
const withoutStyles = (html: string): string =>
  html.replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replaceAll(/\sstyle\s*=/gi, ` ${STYLE}=`))

/** The equivalent element allowed in our texts, if it differs. */
function meantBy(element: Element): string | undefined {
  const style = element.getAttribute(STYLE) ?? ''
  if (element.localName === 'b' && isPlainWeight(style)) return 'span'
  return element.localName === 'span' ? styledTag(style) : renamedTags[element.localName]
}

/** Keeps only pictures of this site's library, with a relative URL. */
function keepPicture(picture: Element): boolean {
  const address = URL.parse(picture.getAttribute('src') ?? '', location.href)
  const isKept = address?.origin === location.origin && isLibraryPicture(address.pathname)
  if (isKept) picture.setAttribute('src', address.pathname)
  else picture.remove()
  return isKept
}

function rename(element: Element, tag: string): void {
  const renamed = document.createElement(tag)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

/** Converts pasted HTML to allowed elements and lists the dropped ones. */
export function readPasted(html: string): { html: string; dropped: string[] } {
  const { body } = new DOMParser().parseFromString(withoutStyles(html), 'text/html')
  const dropped = new Set<string>()
  for (const element of body.querySelectorAll('*')) {
    const name = element.localName
    const tag = meantBy(element)
    element.removeAttribute(STYLE)
    if (name.includes(':') || element.closest(`section.${recipeClass}`) !== null) continue
    if (tag !== undefined) rename(element, tag)
    else if (name === 'img' ? !keepPicture(element) : !known.has(name)) dropped.add(name)
  }
  return { html: body.innerHTML, dropped: [...dropped] }
}
