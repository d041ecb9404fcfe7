/**
 * Addresses that come from data: `?suite=`, a notification, a push, a member’s text. Two questions, asked before any of
 * them is opened (specification §4: « Navigating to an external URL without an explicit flag is refused »): which page
 * of this site is it, or which page of another one?
 */

const nowhere = 'https://site.invalid'

/** What acts instead of being read, and what somebody, somewhere, draws or reads as a slash or a backslash. */
const deceptive = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\\u2044\u2215\u2216\u29f5\u29f8\u29f9\ufe68\uff0f\uff3c]/u

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/**
 * A path whose every slash is written as one, and none beside another: « //host », « /\host » and « /.//host » (which
 * a browser reads as « //host » once the dot is gone) are hosts, and « /%2f%2fhost » is one for whoever decodes twice.
 */
function isPlain(path: string): boolean {
  const read = decoded(path)
  return read !== null && path.startsWith('/') && !/\/\/|%(?:2f|5c|25)/i.test(path) && !deceptive.test(read)
}

/** The page of this site that an address names: path, query and fragment. Null for whatever leads elsewhere, or tries to. */
export function sitePath(address: unknown): string | null {
  if (typeof address !== 'string' || /\p{Cc}/u.test(address)) return null
  if (!isPlain(address.replace(/[?#].*$/s, ''))) return null
  const { origin, pathname, search, hash } = new URL(address, nowhere)
  return origin === nowhere && isPlain(pathname) ? pathname + search + hash : null
}

/** The page of another site that an address names, over http or https. Null for any other scheme, and for half an address. */
export function outsideAddress(address: unknown): URL | null {
  if (typeof address !== 'string' || /\p{Cc}/u.test(address)) return null
  if (!/^https?:\/\/[^/\\]/i.test(address) || !URL.canParse(address)) return null
  const url = new URL(address)
  // « https://ici.example@ailleurs.example » pretends to be another site than the one it opens.
  url.username = ''
  url.password = ''
  return url
}
