import { brandWords, checkRules } from '../check-rules.ts'

export interface BrandName {
  code: string
  name: string
}

const LONGEST = 24

/** @throws if the code is unusable as a folder and setting, or occurs in the code */
export function brandNamed(root: string, code: string, name = capitalised(code)): BrandName {
  if (!/^[a-z]{3,}(-[a-z]+)*$/.test(code) || code.length > LONGEST)
    throw new Error(`A code is a word in kebab-case, 3 to ${LONGEST} letters, not ${code}`)
  if (!/^\p{L}[\p{L}’ -]+$/u.test(name) || name.length > LONGEST)
    throw new Error(`A name is letters, spaces, hyphens and ’, 2 to ${LONGEST} of them: ${name}`)
  const [place] = checkRules(root, brandWords([code])).filter(({ rule }) => rule.startsWith('7-'))
  // Rule 7 would flag every existing use of the word.
  if (place) throw new Error(`« ${code} » is a word of the house already (${place.place}): choose another code`)
  return { code, name }
}

/** With French elision: « de » becomes « d’ ». */
export function renamed(text: string, from: BrandName, to: BrandName): string {
  const elides = /^[aeiouhàâéèêëîïôùûü]/i.test(to.name)
  const written = new RegExp(`(?:(?<!\\p{L})(d|qu|jusqu|lorsqu|puisqu)e )?(?<!\\p{L})${from.name}(?!\\p{L})`, 'giu')
  const named = text.replace(written, (found: string, word: string | undefined) => {
    if (!found.endsWith(from.name)) return found
    if (word === undefined) return to.name
    return elides ? `${word}’${to.name}` : `${word}e ${to.name}`
  })
  return named
    .replaceAll(`'${from.code}'`, `'${to.code}'`)
    .replaceAll(`"${from.code}"`, `"${to.code}"`)
    .replace(new RegExp(`(?<![\\p{L}\\p{N}-])${from.code}-(?=[a-z])`, 'gu'), `${to.code}-`)
}

function capitalised(code: string): string {
  return code.replace(/(^|-)([a-z])/g, (_, dash: string, letter: string) => (dash ? ' ' : '') + letter.toUpperCase())
}
