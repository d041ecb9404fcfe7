/** As a browser names it, `plain` where it takes none. */
export type Encoding = 'br' | 'gzip' | 'plain'

/** A coding with `q=0` is refused (RFC 9110 §12.5.3). */
const takenBrotli = /^br(;q=(?!0(\.0*)?$).+)?$/i
const takenGzip = /^gzip(;q=(?!0(\.0*)?$).+)?$/i

/** What this browser can read, the smallest first. */
export function encodingFor(accepted: string | undefined): Encoding {
  const codings = (accepted ?? '').split(',').map((coding) => coding.trim())
  if (codings.some((coding) => takenBrotli.test(coding))) return 'br'
  return codings.some((coding) => takenGzip.test(coding)) ? 'gzip' : 'plain'
}
