import { brandCodes } from '@consoeurs/brand/codes'
import { errors } from '@consoeurs/contract'
import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { AppError } from '../../../platform/http/errors.ts'
import { isLeaked } from './leaked-passwords.ts'

let checker: Promise<ZxcvbnFactory> | undefined

/** The word lists take 200 ms: load them at the first password. */
async function readWords(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, french] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-fr'),
  ])
  const dictionary = { ...common.dictionary, ...french.dictionary }
  return new ZxcvbnFactory({ dictionary, graphs: common.adjacencyGraphs })
}

/** Site-specific words (OWASP ASVS 6.1.2). */
export const siteWords: readonly string[] = [
  ...['consoeurs', 'consœurs', 'consoeur', 'soeurs', 'demo', 'membre', 'moderatrice', 'redactrice', 'administratrice'],
  ...brandCodes,
  // Printed in the README.
  'consoeurs-demo-2026',
]

/** Score 0 to 4, given the other form fields. Below 3 is refused (CNIL 2022). */
const PASSWORD_SCORE_NEEDED = 3

async function isStrongPassword(password: string, knownWords: string[]): Promise<boolean> {
  checker ??= readWords()
  return (await checker).check(password, [...siteWords, ...knownWords]).score >= PASSWORD_SCORE_NEEDED
}

/** @throws AppError PASSWORD_WEAK, PASSWORD_LEAKED, with a message on the field */
export async function requireStrongPassword(password: string, knownWords: string[]): Promise<void> {
  const refuse = (code: 'PASSWORD_WEAK' | 'PASSWORD_LEAKED') =>
    new AppError(code, { fields: { password: [errors[code].text] } })
  if (!(await isStrongPassword(password, knownWords))) throw refuse('PASSWORD_WEAK')
  if (isLeaked(password)) throw refuse('PASSWORD_LEAKED')
}
