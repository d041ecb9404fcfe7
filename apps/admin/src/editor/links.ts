/** Site paths, and the schemes that the server accepts. */
export function allowedLink(address: string): boolean {
  const asked = address.trim()
  return /^(?:\/(?!\/)|#|https?:\/\/|mailto:|tel:)/i.test(asked)
}
