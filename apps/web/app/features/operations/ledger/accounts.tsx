import type { LedgerEntry, LedgerKind, LedgerYear } from '@consoeurs/contract'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import styles from './ledger.module.css'
import { amountText, ledgerText } from './ledger.text.ts'

interface EntriesProps {
  kind: LedgerKind
  entries: LedgerEntry[]
  totalCents: number
}

function Entries({ kind, entries, totalCents }: EntriesProps) {
  const ofKind = entries.filter((entry) => entry.kind === kind)
  if (ofKind.length === 0) return null
  return (
    <table className={styles.entries}>
      <caption>{ledgerText.kinds[kind]}</caption>
      <tbody>
        {ofKind.map(({ id, label, month, amountCents }) => (
          <tr key={id}>
            <th scope="row">
              <span>{label}</span>
              {month === null ? null : <span className={styles.month}>{ledgerText.month(month)}</span>}
            </th>
            <td>{amountText(amountCents)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{ledgerText.totals[kind]}</th>
          <td>{amountText(totalCents)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

const balanceOf = ({ incomeCents, expenseCents }: LedgerYear) => incomeCents - expenseCents

/** The published accounts, year by year. */
export function Accounts({ years }: { years: LedgerYear[] }) {
  if (years.length === 0) return <EmptyState title={ledgerText.none} text={ledgerText.noneText} level={3} />
  return (
    <>
      {years.map((year) => (
        <section key={year.year} className={`card padded ${styles.year}`} aria-labelledby={`annee-${year.year}`}>
          <h3 className="display heading-4" id={`annee-${year.year}`}>
            {year.year}
          </h3>
          <Entries kind="expense" entries={year.entries} totalCents={year.expenseCents} />
          <Entries kind="income" entries={year.entries} totalCents={year.incomeCents} />
          <p className={styles.balance}>{ledgerText.balance(balanceOf(year))}</p>
        </section>
      ))}
      {years.length === 1 ? null : (
        <p className={styles.balance}>{ledgerText.allYears(years.reduce((sum, year) => sum + balanceOf(year), 0))}</p>
      )}
    </>
  )
}
