import type { DeskHeldRow } from '@consoeurs/contract'
import { assigneeColumn, assigneeFilter, Headline, QueueList } from '../../care/queue-list.tsx'
import { moment } from '../../lists/dates.ts'
import type { Column } from '../../lists/rows-table.tsx'
import { filtersText } from '../../text/filters.ts'
import { FilterWordsPanel } from './filter-words-panel.tsx'
import { TryPanel } from './try-panel.tsx'

const listed = new Intl.ListFormat('fr', { type: 'conjunction' })
const reasonsOf = ({ kinds }: DeskHeldRow) => listed.format(kinds.map((kind) => filtersText.kinds[kind]))

const exported = (row: DeskHeldRow) => {
  return {
    id: row.id,
    state: filtersText.states[row.state],
    what: filtersText.targets[row.target],
    author: row.author.displayName,
    why: reasonsOf(row),
    assignee: row.assignee?.displayName ?? '',
    heldAt: row.heldAt,
  }
}

const columns: Column<DeskHeldRow>[] = [
  {
    label: filtersText.what,
    render: (row) => (
      <Headline
        to={`/filters/${row.id}`}
        title={filtersText.titleOf(row.target, row.author.displayName)}
        excerpt={reasonsOf(row)}
      >
        {row.state === 'open' ? null : <span className={`status ${row.state}`}>{filtersText.states[row.state]}</span>}
      </Headline>
    ),
  },
  assigneeColumn,
  { label: filtersText.since, sortBy: 'heldAt', wide: true, render: ({ heldAt }) => moment(heldAt) },
]

/** Held content, oldest first, and the filter words. */
export function HeldList() {
  return (
    <>
      <QueueList<DeskHeldRow>
        title={filtersText.filters}
        empty={filtersText.empty}
        sort={{ field: 'heldAt', order: 'ASC' }}
        states={{ label: filtersText.state, choices: filtersText.stateFilters }}
        filters={[{ name: 'target', label: filtersText.what, choices: filtersText.targets }, assigneeFilter]}
        columns={columns}
        exported={exported}
        nameOf={({ author }) => author.displayName}
      />
      <div className="stack house">
        <p className="soft">{filtersText.lead}</p>
        <TryPanel />
        <FilterWordsPanel />
      </div>
    </>
  )
}
