import { createHash, randomInt } from 'node:crypto'
import { limits, recoveryLetters } from '@consoeurs/contract'
import { symmetricDecrypt } from 'better-auth/crypto'
import { verifyPassword } from './password-hash.ts'

/** Four groups of seven letters, five bits each: 140 bits. */
const LETTERS = 28
/** Prefix of a fast hash: these codes cannot be guessed. */
const STRONG = 'sha256$'
const SLOW = '$scrypt$'

export interface RecoveryCodeParts {
  secret: string
  /** Slow hash, for older codes with only 59 bits. */
  hash: (code: string) => Promise<string>
}

/** Ten codes in plain text, to show once. */
export function makeRecoveryCodes(): string[] {
  const letter = () => recoveryLetters.charAt(randomInt(recoveryLetters.length))
  const code = () => Array.from({ length: LETTERS }, letter).join('').match(/.{7}/g) ?? []
  return Array.from({ length: limits.secondFactor.recoveryCodes }, () => code().join('-'))
}

const isHashedCode = (code: string) => code.startsWith(STRONG) || code.startsWith(SLOW)
const isStrong = (code: string) => code.replaceAll('-', '').length === LETTERS
const strongHash = (code: string) => STRONG + createHash('sha256').update(code).digest('base64url')

async function hashIfPlain(code: string, { hash }: RecoveryCodeParts): Promise<string> {
  if (isHashedCode(code)) return code
  return isStrong(code) ? strongHash(code) : hash(code)
}

/** Existing hashes stay as they are. */
export async function serializeCodes(codes: string[], parts: RecoveryCodeParts): Promise<string> {
  return JSON.stringify(await Promise.all(codes.map((code) => hashIfPlain(code, parts))))
}

/** Hashed codes are a JSON list; older rows are encrypted. */
export const areHashed = (closed: string): boolean => closed.startsWith('[')

/**
 * Hashes, or the plain codes of an older row.
 * @throws if encrypted with another key
 */
export async function parseCodes(closed: string, { secret }: RecoveryCodeParts): Promise<string[]> {
  const json = areHashed(closed) ? closed : await symmetricDecrypt({ key: secret, data: closed })
  return JSON.parse(json) as string[]
}

/** The stored hash that matches, or null. */
export async function findMatchingCode(kept: string[], typed: string): Promise<string | null> {
  if (isStrong(typed)) return kept.find((one) => one === strongHash(typed)) ?? null
  for (const one of kept) {
    if (
      isHashedCode(one) ? one.startsWith(SLOW) && (await verifyPassword({ hash: one, password: typed })) : one === typed
    ) {
      return one
    }
  }
  return null
}
