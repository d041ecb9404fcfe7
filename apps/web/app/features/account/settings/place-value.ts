import type { PlaceSuggestion } from '@consoeurs/contract'

/** `kind|code|zip`: the value of a place in the form. */
export const placeValue = ({ kind, code, zip }: Pick<PlaceSuggestion, 'kind' | 'code' | 'zip'>) =>
  kind === 'commune' ? `commune|${code}|${zip ?? ''}` : `town|${code}`

export const elsewhereValue = 'elsewhere'

/** The result is validated by the contract's schema. */
export function choiceOf(value: string): unknown {
  const [kind, code, zip] = value.split('|')
  if (kind === 'commune') return { kind, code, zip: zip || null }
  return kind === 'town' ? { kind, code } : { kind }
}
