import type { DeskReviewRow } from '@consoeurs/contract'
import type { RaRecord } from 'ra-core'
import { Link } from 'react-router-dom'
import { moment } from '../../lists/dates.ts'
import { ChoiceFilter } from '../../lists/filters.tsx'
import { ListScreen } from '../../lists/list-screen.tsx'
import { type Column, RowsTable } from '../../lists/rows-table.tsx'
import { reviewsText } from '../../text/reviews.ts'

const named = (table: Record<string, string>) => Object.entries(table).map(([id, name]) => ({ id, name }))
const { open, ...otherStates } = reviewsText.stateFilters

const exported = (record: RaRecord) => {
  const { id, subject, state, asker, excerpt, decidedFirstBy, createdAt } = record as DeskReviewRow
  return {
    id,
    subject: reviewsText.subjects[subject],
    state: reviewsText.states[state],
    asker: asker.name,
    excerpt,
    decidedFirstBy: decidedFirstBy ?? '',
    createdAt,
  }
}

const columns: Column<DeskReviewRow>[] = [
  {
    label: reviewsText.review,
    render: ({ id, subject, asker, excerpt, state }) => (
      <span className="headline">
        <span>
          <Link to={`/reviews/${id}`}>{reviewsText.titleOf(reviewsText.subjects[subject], asker.name)}</Link>
          <span className="soft excerpt">{excerpt}</span>
          {state === 'open' ? null : <span className={`status ${state}`}>{reviewsText.states[state]}</span>}
        </span>
      </span>
    ),
  },
  {
    label: reviewsText.decidedFirstBy,
    wide: true,
    render: ({ decidedFirstBy }) => decidedFirstBy ?? <span className="soft">{reviewsText.unknown}</span>,
  },
  { label: reviewsText.asked, sortBy: 'createdAt', wide: true, render: ({ createdAt }) => moment(createdAt) },
]

/** Decisions that somebody contests: what waits longest first. */
export function ReviewList() {
  return (
    <ListScreen
      title={reviewsText.reviews}
      sort={{ field: 'createdAt', order: 'ASC' }}
      columns={exported}
      empty={reviewsText.empty}
      filters={
        <>
          <ChoiceFilter name="state" label={reviewsText.state} choices={named(otherStates)} all={open} />
          <ChoiceFilter name="subject" label={reviewsText.subject} choices={named(reviewsText.subjects)} />
        </>
      }
    >
      <RowsTable<DeskReviewRow> columns={columns} nameOf={({ asker }) => asker.name} />
    </ListScreen>
  )
}
