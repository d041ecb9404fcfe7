import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { verifyPassword as verifyOfBefore } from 'better-auth/crypto'

/**
 * OWASP's scrypt parameters for little memory: N = 2^15, r = 8, p = 3, 32 MiB per hash. N = 2^17 would take 128 MiB.
 */
const cost: PasswordCost = { ln: 15, r: 8, p: 3 }

/** For tests and `LIMITS=off` (the demo). The real cost has its own test. */
export const nextToNothing: PasswordCost = { ln: 10, r: 8, p: 1 }

/** scrypt parameters: N = 2^ln, r and p. */
export interface PasswordCost {
  ln: number
  r: number
  p: number
}

const SALT_BYTES = 16
const KEY_BYTES = 32

/** Format of passlib and PHC: stores the parameters, so that the cost can be raised. */
const FORM = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

const derive = (password: string, salt: Buffer, { ln, r, p }: PasswordCost) =>
  new Promise<Buffer>((resolve, reject) => {
    const options = { N: 2 ** ln, r, p, maxmem: 2 * 128 * 2 ** ln * r }
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)))
  })

/** @param of lower only in tests and load programs */
export async function hashPassword(password: string, of: PasswordCost = cost): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const key = await derive(password, salt, of)
  return `$scrypt$ln=${of.ln},r=${of.r},p=${of.p}$${base64(salt)}$${base64(key)}`
}

/** Null for a hash of the previous library, which stores no parameters. */
function partsOf(hash: string) {
  const [whole, ln, r, p, salt = '', key = ''] = FORM.exec(hash) ?? []
  return whole === undefined ? null : { made: { ln: Number(ln), r: Number(r), p: Number(p) }, salt, key }
}

/** Below today's cost, or by the previous library. */
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
