/**
 * The address of the page that a request is for. In the app the router asks for a page's data instead of the page:
 * `/visits.data?_routes=…` stands for `/visits`, `/_.data` for `/` (and `/messages/_.data` for `/messages/`).
 */
export function pageAddress({ url }: Pick<Request, 'url'>): URL {
  const address = new URL(url)
  address.pathname = address.pathname.replace(/(?<=\/)_\.data$|\.data$/, '')
  if (address.searchParams.has('_routes')) address.searchParams.delete('_routes')
  return address
}
