const rules = new Intl.PluralRules('fr')
const compact = new Intl.NumberFormat('fr', { notation: 'compact', maximumFractionDigits: 1 })
const plain = new Intl.NumberFormat('fr', { useGrouping: 'min2' })

interface PluralForms {
  one: string
  /** Millions take « de » in French; where a count never gets there, `other` serves. */
  many?: string
  other: string
}

/** French puts 0 and 1.5 in the singular: zero needs its own sentence, said before calling this. */
export function plural(count: number, forms: PluralForms): string {
  const form = rules.select(count)
  if (form === 'one') return forms.one
  return form === 'many' ? (forms.many ?? forms.other) : forms.other
}

/** « 999 », « 1,2 k », « 3,4 M »: for buttons and cards, where room is short. */
export function formatCount(count: number): string {
  return compact.format(count)
}

/** « 1 204 »: where the exact number matters. */
export function formatExact(count: number): string {
  return plain.format(count)
}

/** Badges never grow: « 99+ ». */
export function formatBadge(count: number): string {
  return count > 99 ? '99+' : String(count)
}

export function memberCount(count: number): string {
  if (count === 0) return 'Aucune membre'
  const n = formatCount(count)
  return plural(count, { one: `${n} membre`, many: `${n} de membres`, other: `${n} membres` })
}
