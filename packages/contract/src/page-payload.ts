const ending = '.data'
/** After the slash of a path that ends in one, as the home page's does. */
const endingAfterSlash = `_${ending}`

/**
 * The path of the page whose payload this path asks for; null where it asks for none. The payload is what the page's
 * loaders return, for a router that draws the page itself: `/blog.data` of `/blog`, `/_.data` of `/`.
 */
export function pageOfPayload(pathname: string): string | null {
  if (pathname.endsWith(`/${endingAfterSlash}`)) return pathname.slice(0, -endingAfterSlash.length)
  return pathname.endsWith(ending) ? pathname.slice(0, -ending.length) || '/' : null
}
