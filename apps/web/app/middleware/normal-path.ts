/** Decodes needless percent-encoding (RFC 3986, § 6.2.2.2). Never dots, which could form « .. ». */
const decodeNeedless = (path: string) =>
  path.replace(/%([0-9a-f]{2})/gi, (encoded, hex: string) => {
    const sign = String.fromCharCode(Number.parseInt(hex, 16))
    return /[\w~-]/.test(sign) ? sign : encoded
  })

/**
 * Single slashes, none at the end, static segments as in the route. The router also matches other spellings.
 * @param pattern of the matched route: « /p/:username »
 */
export function normalPath(path: string, pattern: string): string {
  const parts = decodeNeedless(path).split('/').filter(Boolean)
  const names = pattern.split('/').filter(Boolean)
  const spelled = parts.map((part, index) => {
    const name = names[index]
    return name?.toLowerCase() === part.toLowerCase() ? name : part
  })
  return `/${spelled.join('/')}`
}
