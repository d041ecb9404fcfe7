import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { verifyPassword as verifyOfBefore } from 'better-auth/crypto'

/**
 * scrypt as OWASP asks for it where memory is dear: N = 2^15, r = 8, p = 3. Each hash takes 32 MiB, as little as before,
 * and three times the work; N = 2^17 would take 128 MiB for each of those that are hashed at once.
 */
const cost: PasswordCost = { ln: 15, r: 8, p: 3 }

/**
 * Without limits (`LIMITS=off`, which the demo alone takes) and in tests: hundreds come in, and nobody guesses. What a hash of
 * today costs has a test of its own.
 */
export const nextToNothing: PasswordCost = { ln: 10, r: 8, p: 1 }

/** N = 2^ln, r and p of scrypt. */
export interface PasswordCost {
  ln: number
  r: number
  p: number
}

const SALT_BYTES = 16
const KEY_BYTES = 32

/** The form of passlib and the PHC: what a hash was made with stands beside it, so that it can be raised. */
const FORM = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

const derive = (password: string, salt: Buffer, { ln, r, p }: PasswordCost) =>
  new Promise<Buffer>((resolve, reject) => {
    const options = { N: 2 ** ln, r, p, maxmem: 2 * 128 * 2 ** ln * r }
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)))
  })

/** @param of less than today's cost is for tests and load programs alone */
export async function hashPassword(password: string, of: PasswordCost = cost): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const key = await derive(password, salt, of)
  return `$scrypt$ln=${of.ln},r=${of.r},p=${of.p}$${base64(salt)}$${base64(key)}`
}

/** Null for a hash of the library of before, which says nothing of how it was made. */
function partsOf(hash: string) {
  const [whole, ln, r, p, salt = '', key = ''] = FORM.exec(hash) ?? []
  return whole === undefined ? null : { made: { ln: Number(ln), r: Number(r), p: Number(p) }, salt, key }
}

/** Whether it was made with less than today's cost, or by the library of before. */
export function isOutdated(hash: string, of: PasswordCost = cost): boolean {
  const made = partsOf(hash)?.made
  return made === undefined || made.ln < of.ln || made.r < of.r || made.p < of.p
}

export async function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const parts = partsOf(hash)
  if (parts === null) return verifyOfBefore({ hash, password })
  const given = await derive(password, Buffer.from(parts.salt, 'base64'), parts.made)
  const kept = Buffer.from(parts.key, 'base64')
  return given.length === kept.length && timingSafeEqual(given, kept)
}
