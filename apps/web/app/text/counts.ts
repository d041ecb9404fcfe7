const rules = new Intl.PluralRules('fr')
const compact = new Intl.NumberFormat('fr', { notation: 'compact', maximumFractionDigits: 1 })
const plain = new Intl.NumberFormat('fr', { useGrouping: 'min2' })

interface PluralForms {
  one: string
  /** French writes « de » after millions; defaults to `other`. */
  many?: string
  other: string
}

/** French treats 0 and 1.5 as singular; zero needs its own sentence. */
export function plural(count: number, forms: PluralForms): string {
  const form = rules.select(count)
  if (form === 'one') return forms.one
  return form === 'many' ? (forms.many ?? forms.other) : forms.other
}

/** « 999 », « 1,2 k », « 3,4 M »: for buttons and cards. */
export function formatCount(count: number): string {
  return compact.format(count)
}

/** « 1 204 » */
export function formatExact(count: number): string {
  return plain.format(count)
}

export function formatBadge(count: number): string {
  return count > 99 ? '99+' : String(count)
}

export function memberCount(count: number): string {
  if (count === 0) return 'Aucune membre'
  const n = formatCount(count)
  return plural(count, { one: `${n} membre`, many: `${n} de membres`, other: `${n} membres` })
}
