/**
 * URLs from data (`?suite=`, a notification, a push, a member’s text) are checked before they are opened.
 * Specification §4: « Navigating to an external URL without an explicit flag is refused ».
 */

const nowhere = 'https://site.invalid'

/** Control and format characters, and lookalikes that software may show or read as a slash or backslash. */
const deceptive = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\\u2044\u2215\u2216\u29f5\u29f8\u29f9\ufe68\uff0f\uff3c]/u

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/**
 * Rejects « //host », « /\host » and « /.//host » (browsers drop the dot), which lead to another host, and
 * « /%2f%2fhost », which does if decoded twice.
 */
function isPlain(path: string): boolean {
  const read = decoded(path)
  return read !== null && path.startsWith('/') && !/\/\/|%(?:2f|5c|25)/i.test(path) && !deceptive.test(read)
}

/** Path, query and fragment of a page of this site; null for anything else. */
export function sitePath(address: unknown): string | null {
  if (typeof address !== 'string' || /\p{Cc}/u.test(address)) return null
  if (!isPlain(address.replace(/[?#].*$/s, ''))) return null
  const { origin, pathname, search, hash } = new URL(address, nowhere)
  return origin === nowhere && isPlain(pathname) ? pathname + search + hash : null
}

/** An absolute http or https URL; null for anything else. */
export function outsideAddress(address: unknown): URL | null {
  if (typeof address !== 'string' || /\p{Cc}/u.test(address)) return null
  if (!/^https?:\/\/[^/\\]/i.test(address) || !URL.canParse(address)) return null
  const url = new URL(address)
  // « https://ici.example@ailleurs.example » looks like another site than it opens.
  url.username = ''
  url.password = ''
  return url
}
