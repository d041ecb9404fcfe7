import type { DeskProposal } from '@consoeurs/contract'
import Button from '@mui/material/Button'
import { type RaRecord, useDataProvider, useNotify, useRefresh } from 'ra-core'
import { useState } from 'react'
import { Link } from 'react-router'
import type { DeskProvider } from '../../content/data-provider.ts'
import { moment } from '../../lists/dates.ts'
import { ChoiceFilter } from '../../lists/filters.tsx'
import { ListScreen } from '../../lists/list-screen.tsx'
import { type Column, RowsTable } from '../../lists/rows-table.tsx'
import { ingredientsText as text } from '../../text/ingredients.ts'
import './ingredients.css'

const exported = (record: RaRecord) => {
  const { id, name, state, createdAt } = record as DeskProposal
  return { id, name, state: text.states[state], createdAt }
}

/** Accepted by the save of an ingredient with that name. */
function Decision({ id, name, state }: DeskProposal) {
  const provider = useDataProvider<DeskProvider>()
  const notify = useNotify()
  const refresh = useRefresh()
  const [busy, setBusy] = useState(false)
  if (state !== 'open') return <span className="soft">{text.states[state]}</span>
  const refuse = async () => {
    setBusy(true)
    try {
      await provider.act('ingredient-proposals', id, 'refuse', {})
      notify(text.refused, { type: 'success' })
      refresh()
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <span className="proposal-decision">
      <Button size="small" component={Link} to={`/ingredients/create?name=${encodeURIComponent(name)}`}>
        {text.accept}
      </Button>
      <Button size="small" color="inherit" loading={busy} onClick={() => void refuse()}>
        {text.refuse}
      </Button>
    </span>
  )
}

const columns: Column<DeskProposal>[] = [
  { label: text.proposal, render: ({ name }) => name },
  { label: text.decide, render: (proposal) => <Decision {...proposal} /> },
  { label: text.proposedAt, sortBy: 'createdAt', wide: true, render: ({ createdAt }) => moment(createdAt) },
]

const { open, ...decided } = text.states
const states = Object.entries(decided).map(([id, name]) => ({ id, name }))

/** Names that members miss, oldest first. */
export const ProposalList = () => (
  <ListScreen
    title={text.proposals}
    sort={{ field: 'createdAt', order: 'ASC' }}
    columns={exported}
    empty={text.noProposal}
    filters={<ChoiceFilter name="state" label={text.state} choices={states} all={open} />}
  >
    <RowsTable<DeskProposal> columns={columns} nameOf={({ name }) => name} />
  </ListScreen>
)
