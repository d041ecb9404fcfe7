import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import * as common from '@zxcvbn-ts/language-common'
import * as french from '@zxcvbn-ts/language-fr'

const checker = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...french.dictionary },
  graphs: common.adjacencyGraphs,
})

/** The server's own measure, 0 to 4. Its word lists are large: always import it on demand. */
export function passwordScore(password: string, knownWords: string[]): 0 | 1 | 2 | 3 | 4 {
  return checker.check(password, knownWords).score
}
