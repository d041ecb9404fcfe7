/** Milliseconds; the header holds seconds or a date (RFC 9110 §10.2.3). */
export function retryAfterOf(header: string | undefined, now: Date): number {
  if (header === undefined) return 0
  if (/^\d+$/.test(header.trim())) return Number(header) * 1000
  const at = Date.parse(header)
  return Number.isNaN(at) ? 0 : Math.max(0, at - now.getTime())
}
