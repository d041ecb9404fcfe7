import type { Choice } from '@consoeurs/brand'
import type { Recipe } from '@consoeurs/contract'

/** In lower case, for a list. Tools that the brand no longer has are left out. */
export function equipmentLabels(
  known: readonly Choice[],
  { equipment = [], otherEquipment = '' }: Pick<Recipe, 'equipment' | 'otherEquipment'>,
): string[] {
  const chosen = known.filter(({ value }) => equipment.includes(value)).map(({ label }) => label.toLowerCase())
  const other = otherEquipment.trim().replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
  return other === '' ? chosen : [...chosen, other]
}
