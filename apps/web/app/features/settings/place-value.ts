import type { PlaceSuggestion } from '@consoeurs/contract'

/** `kind|code|zip`: what the list of places sends with its form. */
export const placeValue = ({ kind, code, zip }: Pick<PlaceSuggestion, 'kind' | 'code' | 'zip'>) =>
  kind === 'commune' ? `commune|${code}|${zip ?? ''}` : `town|${code}`

export const elsewhereValue = 'elsewhere'

/** The other way round; the contract's schema says whether it is a choice. */
export function choiceOf(value: string): unknown {
  const [kind, code, zip] = value.split('|')
  if (kind === 'commune') return { kind, code, zip: zip || null }
  return kind === 'town' ? { kind, code } : { kind }
}
