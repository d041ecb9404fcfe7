/** Milliseconds that a Retry-After asks for: a number of seconds or a date (RFC 9110 §10.2.3); 0 where it says nothing. */
export function retryAfterOf(header: string | undefined, now: Date): number {
  if (header === undefined) return 0
  if (/^\d+$/.test(header.trim())) return Number(header) * 1000
  const at = Date.parse(header)
  return Number.isNaN(at) ? 0 : Math.max(0, at - now.getTime())
}
