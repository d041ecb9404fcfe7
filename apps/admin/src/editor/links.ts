/** Where a text of the house may lead: pages of the site, and what the server lets through. */
export function allowedLink(address: string): boolean {
  const asked = address.trim()
  return /^(?:\/(?!\/)|#|https?:\/\/|mailto:|tel:)/i.test(asked)
}
