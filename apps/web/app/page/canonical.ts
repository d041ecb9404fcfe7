interface PageAddress {
  path: string
  search: string
  kept: readonly string[]
  /** Page number shown, for paginated lists. */
  page: number
}

/**
 * Path and allowed query parameters in a fixed order. `page` is the page shown, so « ?page=1 » and unpaginated pages
 * get no page parameter.
 */
export function canonicalUrl(publicUrl: string, { path, search, kept, page }: PageAddress): string {
  const given = new URLSearchParams(search)
  const query = new URLSearchParams()
  for (const name of kept) {
    if (name !== 'page') for (const value of given.getAll(name)) query.append(name, value)
    else if (page > 1) query.append(name, String(page))
  }
  const suffix = query.size === 0 ? '' : `?${query}`
  return `${publicUrl}${path === '/' ? '/' : path.replace(/\/+$/, '')}${suffix}`
}
