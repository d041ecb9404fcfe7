import { createHash } from 'node:crypto'

const LENGTH = 24
const hashed = (text: string, bytes: number) =>
  createHash('sha256').update(text).digest().readBigUInt64BE() >> BigInt(64 - 8 * bytes)
const checkOf = (collection: string, id: number) => hashed(`${collection}:${id}`, 8)
const maskOf = (collection: string, check: bigint) => hashed(`${collection}#${check}`, 7)

/**
 * Strapi 5's `documentId`: 24 characters of 0-9 and a-v, always the same for an entry. 8 bytes of a hash, then the id
 * masked by it, so that it leads back to the id without a column. Opaque, not secret.
 */
export function documentIdOf(collection: string, id: number): string {
  const check = checkOf(collection, id)
  return ((check << 56n) | (BigInt(id) ^ maskOf(collection, check))).toString(32).padStart(LENGTH, '0')
}

/** Null where it names no possible entry of the collection. */
export function idOfDocument(collection: string, documentId: string): number | null {
  if (!/^[0-9a-v]{24}$/.test(documentId)) return null
  const whole = [...documentId].reduce((sum, digit) => sum * 32n + BigInt(Number.parseInt(digit, 32)), 0n)
  const check = whole >> 56n
  const id = Number((whole & 0xffffffffffffffn) ^ maskOf(collection, check))
  return Number.isSafeInteger(id) && checkOf(collection, id) === check ? id : null
}
