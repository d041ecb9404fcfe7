import { brandCodes } from '@consoeurs/brand/codes'
import { errors } from '@consoeurs/contract'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import * as common from '@zxcvbn-ts/language-common'
import * as french from '@zxcvbn-ts/language-fr'
import { AppError } from '../../platform/errors.ts'
import { isLeaked } from './leaked-passwords.ts'

const checker = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...french.dictionary },
  graphs: common.adjacencyGraphs,
})

/** What anyone thinks of first on this site: they make no password harder to guess (OWASP ASVS 6.1.2). */
export const houseWords: readonly string[] = [
  ...['consoeurs', 'consœurs', 'consoeur', 'soeurs', 'demo', 'membre', 'moderatrice', 'redactrice', 'administratrice'],
  ...brandCodes,
  // The README prints it.
  'consoeurs-demo-2026',
]

/** Score from 0 (guessed at once) to 4, knowing what she typed elsewhere in the form. Below 3 is refused (CNIL 2022). */
const PASSWORD_SCORE_NEEDED = 3

function isStrongPassword(password: string, knownWords: string[]): boolean {
  return checker.check(password, [...houseWords, ...knownWords]).score >= PASSWORD_SCORE_NEEDED
}

/** @throws AppError PASSWORD_WEAK, PASSWORD_LEAKED, with a sentence on the field */
export function requireStrongPassword(password: string, knownWords: string[]): void {
  const refuse = (code: 'PASSWORD_WEAK' | 'PASSWORD_LEAKED') =>
    new AppError(code, { fields: { password: [errors[code].text] } })
  if (!isStrongPassword(password, knownWords)) throw refuse('PASSWORD_WEAK')
  if (isLeaked(password)) throw refuse('PASSWORD_LEAKED')
}
