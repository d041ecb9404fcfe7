import type { DeskReviewRow } from '@consoeurs/contract'
import { Headline, QueueList } from '../../care/queue-list.tsx'
import { moment } from '../../lists/dates.ts'
import type { Column } from '../../lists/rows-table.tsx'
import { reviewsText } from '../../text/reviews.ts'

const exported = ({ id, subject, state, asker, excerpt, decidedFirstBy, createdAt }: DeskReviewRow) => {
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
      <Headline
        to={`/reviews/${id}`}
        title={reviewsText.titleOf(reviewsText.subjects[subject], asker.name)}
        excerpt={excerpt}
      >
        {state === 'open' ? null : <span className={`status ${state}`}>{reviewsText.states[state]}</span>}
      </Headline>
    ),
  },
  {
    label: reviewsText.decidedFirstBy,
    wide: true,
    render: ({ decidedFirstBy }) => decidedFirstBy ?? <span className="soft">{reviewsText.unknown}</span>,
  },
  { label: reviewsText.asked, sortBy: 'createdAt', wide: true, render: ({ createdAt }) => moment(createdAt) },
]

/** Contested decisions, oldest first. */
export const ReviewList = () => (
  <QueueList<DeskReviewRow>
    title={reviewsText.reviews}
    empty={reviewsText.empty}
    sort={{ field: 'createdAt', order: 'ASC' }}
    states={{ label: reviewsText.state, choices: reviewsText.stateFilters }}
    filters={[{ name: 'subject', label: reviewsText.subject, choices: reviewsText.subjects }]}
    columns={columns}
    exported={exported}
    nameOf={({ asker }) => asker.name}
  />
)
