const FNV_OFFSET = 0x811c9dc5
const FNV_PRIME = 0x01000193

/** Like « 7F3A-503 »: a checksum (FNV-1a) of the path, then the status. Server and browser compute the same. */
export function referenceOf(status: number, path: string): string {
  let hash = FNV_OFFSET
  for (const letter of path) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), FNV_PRIME)
  const checksum = ((hash >>> 16) ^ (hash & 0xffff)).toString(16).padStart(4, '0')
  return `${checksum.toUpperCase()}-${status}`
}
