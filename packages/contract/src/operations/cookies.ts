/** With this prefix, browsers accept a cookie only from the host itself, over https, with path `/`. */
const HOST = '__Host-'

/** Readable by scripts. */
export const flagCookie = 'consoeurs_signed_in'

export const hostCookie = (name: string, secure: boolean): string => (secure ? `${HOST}${name}` : name)

/** Falls back to the plain name, for cookies set before the prefix. */
export function readHostCookie(cookies: string, name: string): string | null {
  const pairs = cookies.split('; ').map((pair) => pair.split('='))
  const found = [hostCookie(name, true), name].map((asked) => pairs.find(([named]) => named === asked))
  return found.find((pair) => pair !== undefined)?.[1] ?? null
}
