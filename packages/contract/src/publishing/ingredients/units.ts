import { foldText } from '../../text/fold-text.ts'

interface UnitWords {
  singular: string
  plural: string
  /** Other spellings, compared without accents, dots and capitals. */
  also?: readonly string[]
}

/** Measures of French recipes, by their English name. */
export const units = {
  g: { singular: 'g', plural: 'g', also: ['gr', 'gramme', 'grammes'] },
  kg: { singular: 'kg', plural: 'kg', also: ['kilo', 'kilos', 'kilogramme', 'kilogrammes'] },
  ml: { singular: 'ml', plural: 'ml', also: ['millilitre', 'millilitres'] },
  cl: { singular: 'cl', plural: 'cl', also: ['centilitre', 'centilitres'] },
  dl: { singular: 'dl', plural: 'dl', also: ['décilitre', 'décilitres'] },
  l: { singular: 'l', plural: 'l', also: ['litre', 'litres'] },
  cm: { singular: 'cm', plural: 'cm', also: ['centimètre', 'centimètres'] },
  tablespoon: {
    singular: 'c. à s.',
    plural: 'c. à s.',
    also: [
      ...['c à soupe', 'cs', 'càs', 'cas', 'cuil à soupe', 'cuil à s', 'cuillère à soupe', 'cuillères à soupe'],
      ...['cuillerée à soupe', 'cuillerées à soupe', 'cuiller à soupe', 'cuillers à soupe', 'cc à soupe'],
    ],
  },
  teaspoon: {
    singular: 'c. à c.',
    plural: 'c. à c.',
    also: [
      ...['c à café', 'cc', 'càc', 'cac', 'cuil à café', 'cuil à c', 'cuillère à café', 'cuillères à café'],
      ...['cuillerée à café', 'cuillerées à café', 'cuiller à café', 'cuillers à café', 'c à thé'],
      ...['cuillère à thé', 'cuillères à thé'],
    ],
  },
  pinch: { singular: 'pincée', plural: 'pincées' },
  handful: { singular: 'poignée', plural: 'poignées' },
  clove: { singular: 'gousse', plural: 'gousses' },
  bunch: { singular: 'botte', plural: 'bottes' },
  bouquet: { singular: 'bouquet', plural: 'bouquets' },
  sprig: { singular: 'brin', plural: 'brins' },
  branch: { singular: 'branche', plural: 'branches' },
  stalk: { singular: 'tige', plural: 'tiges', also: ['côte', 'côtes'] },
  leaf: { singular: 'feuille', plural: 'feuilles' },
  slice: { singular: 'tranche', plural: 'tranches' },
  piece: { singular: 'morceau', plural: 'morceaux' },
  head: { singular: 'tête', plural: 'têtes', also: ['pied', 'pieds', 'bulbe', 'bulbes'] },
  glass: { singular: 'verre', plural: 'verres' },
  cup: { singular: 'tasse', plural: 'tasses' },
  bowl: { singular: 'bol', plural: 'bols' },
  ladle: { singular: 'louche', plural: 'louches' },
  sachet: { singular: 'sachet', plural: 'sachets' },
  jar: { singular: 'bocal', plural: 'bocaux' },
  pot: { singular: 'pot', plural: 'pots' },
  tin: { singular: 'boîte', plural: 'boîtes' },
  punnet: { singular: 'barquette', plural: 'barquettes' },
  bottle: { singular: 'bouteille', plural: 'bouteilles' },
  drizzle: { singular: 'filet', plural: 'filets', also: ['trait', 'traits'] },
  drop: { singular: 'goutte', plural: 'gouttes' },
} as const satisfies Record<string, UnitWords>
export type Unit = keyof typeof units

const unitKey = (text: string) =>
  foldText(text)
    .replaceAll(/[.\s\u00a0]+/g, ' ')
    .trim()

const unitsByKey: ReadonlyMap<string, Unit> = new Map(
  Object.entries(units).flatMap(([unit, { singular, plural, ...rest }]) => {
    const also: readonly string[] = 'also' in rest ? rest.also : []
    return [singular, plural, ...also].map((word): [string, Unit] => [unitKey(word), unit as Unit])
  }),
)

const candidates = /^[\p{L}\p{M}]+\.?(?:[\s\u00a0]*[\p{L}\p{M}]+\.?){0,2}/u
const shorter = /[\s\u00a0]*[\p{L}\p{M}]+\.?$/u

/** The longest unit at the start of the text, with its length there. */
export function unitAtStart(text: string): { unit: Unit; length: number } | null {
  let [words = ''] = candidates.exec(text) ?? []
  while (words !== '') {
    const unit = unitsByKey.get(unitKey(words))
    // « 2 l’huile » has no litre.
    if (unit !== undefined && !/^[’'\p{L}\p{M}\d]/u.test(text.slice(words.length)))
      return { unit, length: words.length }
    const rest = words.replace(shorter, '')
    words = rest === words ? '' : rest
  }
  return null
}
