import type { IncomingMessage } from 'node:http'

const isDecodable = (path: string): boolean => {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** Escapes invalid percent sequences, so that such a URL gets our own 404 instead of a framework error. */
export function rewriteUrl({ url = '/' }: IncomingMessage): string {
  const [path = '', ...query] = url.split('?')
  return isDecodable(path) ? url : [path.replaceAll('%', '%25'), ...query].join('?')
}
