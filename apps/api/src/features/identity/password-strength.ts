import { brandCodes } from '@consoeurs/brand/codes'
import { errors } from '@consoeurs/contract'
import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { AppError } from '../../platform/errors.ts'
import { isLeaked } from './leaked-passwords.ts'

let checker: Promise<ZxcvbnFactory> | undefined

/** Its lists of words take a fifth of a second to read: the first password waits for them, a start of the server does not. */
async function readWords(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, french] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-fr'),
  ])
  const dictionary = { ...common.dictionary, ...french.dictionary }
  return new ZxcvbnFactory({ dictionary, graphs: common.adjacencyGraphs })
}

/** What anyone thinks of first on this site: they make no password harder to guess (OWASP ASVS 6.1.2). */
export const houseWords: readonly string[] = [
  ...['consoeurs', 'consœurs', 'consoeur', 'soeurs', 'demo', 'membre', 'moderatrice', 'redactrice', 'administratrice'],
  ...brandCodes,
  // The README prints it.
  'consoeurs-demo-2026',
]

/** Score from 0 (guessed at once) to 4, knowing what she typed elsewhere in the form. Below 3 is refused (CNIL 2022). */
const PASSWORD_SCORE_NEEDED = 3

async function isStrongPassword(password: string, knownWords: string[]): Promise<boolean> {
  checker ??= readWords()
  return (await checker).check(password, [...houseWords, ...knownWords]).score >= PASSWORD_SCORE_NEEDED
}

/** @throws AppError PASSWORD_WEAK, PASSWORD_LEAKED, with a sentence on the field */
export async function requireStrongPassword(password: string, knownWords: string[]): Promise<void> {
  const refuse = (code: 'PASSWORD_WEAK' | 'PASSWORD_LEAKED') =>
    new AppError(code, { fields: { password: [errors[code].text] } })
  if (!(await isStrongPassword(password, knownWords))) throw refuse('PASSWORD_WEAK')
  if (isLeaked(password)) throw refuse('PASSWORD_LEAKED')
}
