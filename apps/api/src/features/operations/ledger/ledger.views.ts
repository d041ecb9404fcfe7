import type { LedgerEntry, LedgerYear } from '@consoeurs/contract'

const sumOf = (entries: readonly LedgerEntry[], kind: LedgerEntry['kind']): number =>
  entries.reduce((sum, entry) => (entry.kind === kind ? sum + entry.amountCents : sum), 0)

/** Keeps the order of the entries. */
export const ledgerYears = (entries: readonly LedgerEntry[]): LedgerYear[] =>
  [...Map.groupBy(entries, ({ year }) => year)].map(([year, ofYear]) => ({
    year,
    incomeCents: sumOf(ofYear, 'income'),
    expenseCents: sumOf(ofYear, 'expense'),
    entries: ofYear,
  }))
