/**
 * Maps the router's data URLs to pages: `/visits.data?_routes=…` to `/visits`, `/_.data` to `/`, `/messages/_.data` to
 * `/messages/`.
 */
export function pageAddress({ url }: Pick<Request, 'url'>): URL {
  const address = new URL(url)
  address.pathname = address.pathname.replace(/(?<=\/)_\.data$|\.data$/, '')
  if (address.searchParams.has('_routes')) address.searchParams.delete('_routes')
  return address
}
