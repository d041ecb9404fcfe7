import type { LedgerKind } from '@consoeurs/contract'

const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })
const monthName = new Intl.DateTimeFormat('fr-FR', { month: 'long', timeZone: 'UTC' })

export const amountText = (cents: number): string => euros.format(cents / 100)

export const ledgerText = {
  title: 'Comptes ouverts',
  fresh: 'Nouvelle ligne',
  empty: {
    title: 'Aucune ligne',
    text: 'Ce que tu écris ici paraît aussitôt sur «\u202FComment cela tient\u202F», avec les totaux et le solde.',
  },
  kind: 'Recette ou dépense',
  kinds: { income: 'Recette', expense: 'Dépense' } satisfies Record<LedgerKind, string>,
  filters: { income: 'Recettes', expense: 'Dépenses' } satisfies Record<LedgerKind, string>,
  year: 'Année',
  month: 'Mois',
  monthHint: 'Sans mois, la ligne vaut pour toute l’année.',
  wholeYear: 'Toute l’année',
  monthName: (month: number) => monthName.format(new Date(Date.UTC(2026, month - 1))),
  period: 'Période',
  periodOf: ({ year, month }: { year: number; month: number | null }) =>
    month === null ? String(year) : `${ledgerText.monthName(month)} ${year}`,
  label: 'Libellé',
  labelHint: 'Tout le monde le lit. N’y nomme personne.',
  amount: 'Montant en euros',
  amountColumn: 'Montant',
  amountHint: 'Par exemple 12,50.',
} as const
