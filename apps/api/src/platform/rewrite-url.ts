import type { IncomingMessage } from 'node:http'

const isDecodable = (path: string): boolean => {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/**
 * An address whose percent signs mean nothing is taken at its letters: it names nothing that exists, and is answered like
 * any other such address, rather than by the framework.
 */
export function rewriteUrl({ url = '/' }: IncomingMessage): string {
  const [path = '', ...query] = url.split('?')
  return isDecodable(path) ? url : [path.replaceAll('%', '%25'), ...query].join('?')
}
