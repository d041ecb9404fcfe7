/** « 1 234,5 » to 123450; NaN where it is no amount. */
export function centsOf(typed: string): number {
  const match = /^(\d+)(?:[.,](\d{1,2}))?$/.exec(typed.replaceAll(/[\s€]/g, ''))
  if (match === null) return Number.NaN
  const [, units = '', decimals = ''] = match
  return Number(units) * 100 + Number(decimals.padEnd(2, '0'))
}

/** As it is typed: « 1234,50 ». */
export const amountOf = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',')
