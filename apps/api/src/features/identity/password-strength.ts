import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import * as common from '@zxcvbn-ts/language-common'
import * as french from '@zxcvbn-ts/language-fr'

const checker = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...french.dictionary },
  graphs: common.adjacencyGraphs,
})

/** Score from 0 (guessed at once) to 4, knowing what she typed elsewhere in the form. Below 3 is refused (CNIL 2022). */
export const PASSWORD_SCORE_NEEDED = 3

export function isStrongPassword(password: string, knownWords: string[]): boolean {
  return checker.check(password, knownWords).score >= PASSWORD_SCORE_NEEDED
}
