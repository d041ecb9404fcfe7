import { groups } from '../../.dependency-cruiser.mjs'

export interface FeatureNames {
  /** Feature group (ordered in `.dependency-cruiser.mjs`). */
  group: string
  /** Plural, kebab-case: folder, files, path. */
  noun: string
  /** Singular, kebab-case: the command and the policy's actions. */
  one: string
  camel: string
  camelOne: string
  pascalOne: string
  table: string
}

const groupNames = Object.values(groups).flat()

const DRAWERS = ['utils', 'helpers', 'misc', 'common']

export function namesOf(noun: string, group = 'people'): FeatureNames {
  if (!groupNames.includes(group)) throw new Error(`${group} is no group of features: ${groupNames.join(', ')}`)
  if (!/^[a-z]+(-[a-z]+)*$/.test(noun))
    throw new Error(`A noun is written in kebab-case, e.g. birthday-wishes: ${noun}`)
  if (DRAWERS.includes(noun)) throw new Error(`${noun} is a drawer, not a noun`)
  const one = singular(noun)
  const camelOne = camelCase(one)
  return {
    group,
    noun,
    one,
    camel: camelCase(noun),
    camelOne,
    pascalOne: camelOne.charAt(0).toUpperCase() + camelOne.slice(1),
    table: noun.replaceAll('-', '_'),
  }
}

function singular(noun: string): string {
  if (noun.endsWith('ies')) return `${noun.slice(0, -3)}y`
  if (/(sh|ch|ss|x)es$/.test(noun)) return noun.slice(0, -2)
  return /[^s]s$/.test(noun) ? noun.slice(0, -1) : noun
}

function camelCase(kebab: string): string {
  return kebab.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
