/** `plain`: the browser accepts no compression. */
export type Encoding = 'zstd' | KeptEncoding
export type KeptEncoding = 'br' | 'gzip' | 'plain'

/** A coding with `q=0` is refused (RFC 9110 §12.5.3). */
const accepts = (accepted: string | undefined, coding: string) =>
  (accepted ?? '').split(',').some((one) => new RegExp(`^${coding}(;q=(?!0(\\.0*)?$).+)?$`, 'i').test(one.trim()))

/** The smallest, for what is compressed once and sent often. */
export function encodingFor(accepted: string | undefined): KeptEncoding {
  if (accepts(accepted, 'br')) return 'br'
  return accepts(accepted, 'gzip') ? 'gzip' : 'plain'
}

/** The fastest at the same size, for what is compressed for one answer (RFC 8878). */
export const encodingOnce = (accepted: string | undefined): Encoding =>
  accepts(accepted, 'zstd') ? 'zstd' : encodingFor(accepted)
