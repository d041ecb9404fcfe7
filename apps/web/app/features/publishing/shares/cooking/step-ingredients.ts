import { foldText, type Recipe } from '@consoeurs/contract'

type Ingredient = Recipe['ingredients'][number]

/** Too common to tell one ingredient from another. */
const linking = new Set(['avec', 'dans', 'pour', 'sans', 'bien', 'tres', 'plus', 'une', 'des', 'les', 'aux'])

/** The words that name it, without plural: « Courgettes moyennes, fermes » is « courgette », « moyenne ». */
function namingWords(name: string): string[] {
  const [beforeRemark = ''] = foldText(name).split(/[,(;:]/)
  const words = beforeRemark.match(/[a-z]{3,}/g) ?? []
  return words.filter((word) => !linking.has(word)).map((word) => (word.length > 3 ? word.replace(/[sx]$/, '') : word))
}

const contains = (text: string, word: string) => new RegExp(`(?<![a-z])${word}[sx]?(?![a-z])`).test(text)

/** The ingredients that a step names by their first word, or by all where two begin with the same. */
export function ingredientsOfStep(step: string, ingredients: Ingredient[]): Ingredient[] {
  const text = foldText(step)
  const named = ingredients.map((ingredient) => ({ ingredient, words: namingWords(ingredient.name) }))
  const isNamed = ({ words: [first, ...others] }: { words: string[] }) => {
    if (first === undefined || !contains(text, first)) return false
    const alone = named.filter(({ words }) => words[0] === first).length === 1
    return alone || others.some((word) => contains(text, word))
  }
  return named.filter(isNamed).map(({ ingredient }) => ingredient)
}
