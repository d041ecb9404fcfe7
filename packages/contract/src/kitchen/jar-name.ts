import type { IngredientFamily } from '../publishing/ingredients/ingredient-kinds.ts'

interface JarIngredient {
  slug: string
  singular: string
  plural: string
  family: IngredientFamily
}

/** A jar holds many of them: « Lentilles », but « Quinoa ». */
const countedFamilies: ReadonlySet<string> = new Set<IngredientFamily>([
  ...(['dried-fruit', 'fruit', 'fruit-vegetable', 'legume', 'nut', 'root', 'seed'] as const),
])
const countedNames = /^(baie|câpre|citron|flocon|oignon|physalis)\b/
const uncounted: ReadonlySet<string> = new Set(['alfalfa', 'psyllium', 'soja', 'tempeh'])

/** How a cook labels a jar of it. */
export function jarName({ slug, singular, plural, family }: JarIngredient): string {
  const isCounted = !uncounted.has(slug) && (countedFamilies.has(family) || countedNames.test(singular))
  return (isCounted ? plural : singular).replace(/^./, (letter) => letter.toLocaleUpperCase('fr'))
}
