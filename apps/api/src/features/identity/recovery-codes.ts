import { createHash, randomInt } from 'node:crypto'
import { limits, recoveryLetters } from '@consoeurs/contract'
import { symmetricDecrypt } from 'better-auth/crypto'
import { verifyPassword } from './password-hash.ts'

/** Four groups of seven letters, five bits each: 140 bits. */
const LETTERS = 28
/** In front of the hash of a code that nobody can guess. */
const STRONG = 'sha256$'
const SLOW = '$scrypt$'

export interface RecoveryCodeParts {
  secret: string
  /** The slow function of passwords: for the codes of before, which had 59 bits. */
  hash: (code: string) => Promise<string>
}

/** Ten of them, in clear: for the one moment at which she is shown them. */
export function makeRecoveryCodes(): string[] {
  const letter = () => recoveryLetters.charAt(randomInt(recoveryLetters.length))
  const code = () => Array.from({ length: LETTERS }, letter).join('').match(/.{7}/g) ?? []
  return Array.from({ length: limits.secondFactor.recoveryCodes }, () => code().join('-'))
}

const isKept = (code: string) => code.startsWith(STRONG) || code.startsWith(SLOW)
const isStrong = (code: string) => code.replaceAll('-', '').length === LETTERS
const strongHash = (code: string) => STRONG + createHash('sha256').update(code).digest('base64url')

async function keep(code: string, { hash }: RecoveryCodeParts): Promise<string> {
  if (isKept(code)) return code
  return isStrong(code) ? strongHash(code) : hash(code)
}

/** What the table holds of codes: their hashes. What is one already stays as it is. */
export async function closeCodes(codes: string[], parts: RecoveryCodeParts): Promise<string> {
  return JSON.stringify(await Promise.all(codes.map((code) => keep(code, parts))))
}

/** What closes them today is a list; before, it was their encryption. */
export const areHashed = (closed: string): boolean => closed.startsWith('[')

/** Hashes; of a row of before they were hashed, the codes. @throws where the key is another one */
export async function openCodes(closed: string, { secret }: RecoveryCodeParts): Promise<string[]> {
  const json = areHashed(closed) ? closed : await symmetricDecrypt({ key: secret, data: closed })
  return JSON.parse(json) as string[]
}

/** Which of what is kept stands for the code that she typed; null where none does. */
export async function keptAs(kept: string[], typed: string): Promise<string | null> {
  if (isStrong(typed)) return kept.find((one) => one === strongHash(typed)) ?? null
  for (const one of kept) {
    if (isKept(one) ? one.startsWith(SLOW) && (await verifyPassword({ hash: one, password: typed })) : one === typed) {
      return one
    }
  }
  return null
}
