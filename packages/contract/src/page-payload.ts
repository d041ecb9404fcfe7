const ending = '.data'
/** The home page has an empty last segment. */
const endingAfterSlash = `_${ending}`

/** Path of the page whose loader data is requested, or null: `/blog.data` is `/blog`, `/_.data` is `/`. */
export function pageOfPayload(pathname: string): string | null {
  if (pathname.endsWith(`/${endingAfterSlash}`)) return pathname.slice(0, -endingAfterSlash.length)
  return pathname.endsWith(ending) ? pathname.slice(0, -ending.length) || '/' : null
}
