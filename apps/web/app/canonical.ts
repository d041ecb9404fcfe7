/** Built from the path and the white-listed query parameters alone, in the list's order: one page has one address. */
export function canonicalUrl(publicUrl: string, path: string, search: string, kept: readonly string[]): string {
  const given = new URLSearchParams(search)
  const query = new URLSearchParams()
  for (const name of kept) for (const value of given.getAll(name)) query.append(name, value)
  const suffix = query.size === 0 ? '' : `?${query}`
  return `${publicUrl}${path === '/' ? '/' : path.replace(/\/+$/, '')}${suffix}`
}
