import { foldText } from '../../text/fold-text.ts'
import type { VocabularyEntry } from './ingredients.ts'

/**
 * Comparison key of a name: no accents, no capitals, no plural marks. « Choux-fleurs » and « chou fleur » are equal.
 */
export const ingredientKey = (text: string): string =>
  foldText(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => (word.length > 3 ? word.replace(/[sx]$/, '') : word))
    .join(' ')

export const namesOf = ({ singular, plural, aliases }: Omit<VocabularyEntry, 'slug'>): string[] => [
  ...[singular, plural],
  ...aliases.flatMap((alias) => [alias.singular, alias.plural]),
]

/** Distinct keys of all names. */
export const keysOfIngredient = (entry: Omit<VocabularyEntry, 'slug'>): string[] => [
  ...new Set(namesOf(entry).map(ingredientKey)),
]
