/** Before it a browser takes a cookie from this very host alone, over https, for all of its paths. */
const HOST = '__Host-'

/** Readable by scripts: says that someone is signed in, nothing more. */
export const flagCookie = 'consoeurs_signed_in'

/** How a cookie is called that is no other host's: over https under the prefix that browsers guard. */
export const hostCookie = (name: string, secure: boolean): string => (secure ? `${HOST}${name}` : name)

/** What a cookie says, under its guarded name or, from before it had one, under its plain one; null where there is none. */
export function readHostCookie(cookies: string, name: string): string | null {
  const pairs = cookies.split('; ').map((pair) => pair.split('='))
  const found = [hostCookie(name, true), name].map((asked) => pairs.find(([named]) => named === asked))
  return found.find((pair) => pair !== undefined)?.[1] ?? null
}
