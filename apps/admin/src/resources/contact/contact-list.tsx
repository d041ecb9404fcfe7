import { contactTopics, type DeskContactRow } from '@consoeurs/contract'
import type { RaRecord } from 'ra-core'
import { Link } from 'react-router-dom'
import { moment } from '../../lists/dates.ts'
import { ChoiceFilter } from '../../lists/filters.tsx'
import { ListScreen } from '../../lists/list-screen.tsx'
import { type Column, RowsTable } from '../../lists/rows-table.tsx'
import { membersText } from '../../text/members.ts'

const named = (table: Record<string, string>) => Object.entries(table).map(([id, name]) => ({ id, name }))
const { new: waiting, ...otherStates } = membersText.stateFilters

const exported = (record: RaRecord) => {
  const { id, topic, name, state, excerpt, createdAt } = record as DeskContactRow
  return { id, topic: contactTopics[topic], name, state: membersText.states[state], excerpt, createdAt }
}

const columns: Column<DeskContactRow>[] = [
  {
    label: membersText.message,
    render: ({ id, topic, name, excerpt, state }) => (
      <span className="headline">
        <span>
          <Link to={`/contact/${id}`}>{`${contactTopics[topic]}, ${name}`}</Link>
          <span className="soft excerpt">{excerpt}</span>
          {state === 'new' ? null : <span className={`status ${state}`}>{membersText.states[state]}</span>}
        </span>
      </span>
    ),
  },
  { label: membersText.receivedAt, sortBy: 'createdAt', wide: true, render: ({ createdAt }) => moment(createdAt) },
]

/** What was written to the house: what waits, the oldest first. */
export function ContactList() {
  return (
    <ListScreen
      title={membersText.contact}
      sort={{ field: 'createdAt', order: 'ASC' }}
      columns={exported}
      empty={membersText.emptyContact}
      filters={
        <>
          <ChoiceFilter name="state" label={membersText.state} choices={named(otherStates)} all={waiting} />
          <ChoiceFilter name="topic" label={membersText.topic} choices={named(contactTopics)} />
        </>
      }
    >
      <RowsTable<DeskContactRow> columns={columns} nameOf={({ name }) => name} />
    </ListScreen>
  )
}
