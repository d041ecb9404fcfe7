import { type Allergen, allergens, elide, type SeasonRegion } from '@consoeurs/contract'

const list = new Intl.ListFormat('fr', { type: 'conjunction' })

const months = [
  ...['janvier', 'février', 'mars', 'avril', 'mai', 'juin'],
  ...['juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'],
]
const nameOf = (month: number) => months[(month - 1) % 12] ?? ''
const regions: Record<SeasonRegion, string> = {
  north: 'au nord',
  south: 'au sud',
  antillesGuyane: 'aux Antilles et en Guyane',
  reunion: 'à La Réunion et à Mayotte',
}

/** « de juin à septembre », « en mars », « toute l’année ». */
export function monthsText(chosen: readonly number[]): string {
  if (chosen.length === 12) return 'toute l’année'
  const has = (month: number) => chosen.includes(((month + 11) % 12) + 1)
  const runs = chosen
    .filter((month) => !has(month - 1))
    .map((from) => {
      let to = from
      while (has(to + 1)) to += 1
      return to === from ? `en ${nameOf(from)}` : `${elide('de', nameOf(from))} à ${nameOf(to)}`
    })
  return list.format(runs)
}

export const recipeKnowledgeText = {
  title: 'Allergènes et saison',
  care: 'À savoir',
  more: 'D’autres recettes avec',
  allergens: (found: readonly Allergen[]) => `Allergènes : ${list.format(found.map((one) => allergens[one]))}.`,
  noAllergen: 'Aucun des quatorze allergènes à signaler parmi les ingrédients que nous connaissons.',
  labels: 'Lis toujours les étiquettes : des traces restent possibles.',
  season: (region: SeasonRegion, chosen: readonly number[]) =>
    `Tout est de saison ${regions[region]} : ${monthsText(chosen)}.`,
  everywhere: (chosen: readonly number[]) => `Tout est de saison : ${monthsText(chosen)}.`,
  unknown: (names: readonly string[]) => `Nous ne connaissons pas tous les ingrédients : ${list.format(names)}.`,
} as const
