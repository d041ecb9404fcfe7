import type { LedgerEntry } from '@consoeurs/contract'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { RaRecord } from 'ra-core'
import { BulkDeleteWithConfirmButton } from 'ra-ui-materialui'
import { Headline } from '../../care/queue-list.tsx'
import { ChoiceFilter } from '../../lists/filters.tsx'
import { ListScreen } from '../../lists/list-screen.tsx'
import { type Column, RowsTable } from '../../lists/rows-table.tsx'
import { amountText, ledgerText as text } from '../../text/ledger.ts'
import { amountOf } from './amount.ts'

const exported = (record: RaRecord) => {
  const { id, kind, year, month, label, amountCents } = record as LedgerEntry
  return { id, kind: text.kinds[kind], year, month: month ?? '', label, amount: amountOf(amountCents) }
}

function Label(entry: LedgerEntry) {
  const narrow = useMediaQuery('(max-width: 899px)')
  const kind = text.kinds[entry.kind]
  return (
    <Headline
      to={`/ledger/${entry.id}`}
      title={entry.label}
      excerpt={narrow ? `${kind}, ${text.periodOf(entry)}` : kind}
    />
  )
}

const columns: Column<LedgerEntry>[] = [
  {
    label: text.label,
    render: (entry) => <Label {...entry} />,
  },
  { label: text.period, sortBy: 'period', wide: true, render: text.periodOf },
  { label: text.amountColumn, sortBy: 'amount', render: ({ amountCents }) => amountText(amountCents) },
]

const kinds = Object.entries(text.filters).map(([id, name]) => ({ id, name }))

/** Lines of the published accounts. */
export const LedgerList = () => (
  <ListScreen
    title={text.title}
    create={text.fresh}
    sort={{ field: 'period', order: 'DESC' }}
    columns={exported}
    empty={text.empty}
    filters={<ChoiceFilter name="kind" label={text.kind} choices={kinds} />}
  >
    <RowsTable<LedgerEntry>
      columns={columns}
      nameOf={({ label }) => label}
      bulk={<BulkDeleteWithConfirmButton mutationMode="pessimistic" />}
    />
  </ListScreen>
)
