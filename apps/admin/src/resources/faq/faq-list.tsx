import { faqTopics } from '@consoeurs/contract'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { RaRecord } from 'ra-core'
import { Link } from 'react-router'
import { BulkPublish } from '../../lists/bulk-publish.tsx'
import { moment } from '../../lists/dates.ts'
import { ChoiceFilter, StatusFilter } from '../../lists/filters.tsx'
import { ListScreen } from '../../lists/list-screen.tsx'
import { type Column, RowsTable } from '../../lists/rows-table.tsx'
import { StatusChip } from '../../lists/status-chip.tsx'
import { type FaqRecord, statusOf } from '../../records.ts'
import { contentText } from '../../text/content.ts'
import { faqText } from '../../text/faq.ts'

const topics = Object.entries(faqTopics).map(([id, name]) => ({ id, name }))

const exported = (record: RaRecord) => {
  const { id, title, topic, position, publishedAt, updatedAt } = record as FaqRecord
  const status = contentText.statuses[statusOf(publishedAt, new Date())]
  return { id, question: title, topic: faqTopics[topic], position, status, publishedAt, updatedAt }
}

function Question({ id, title, topic, publishedAt }: FaqRecord) {
  const narrow = useMediaQuery('(max-width: 899px)')
  return (
    <span className="headline">
      <span>
        <Link to={`/faq/${id}`}>{title}</Link>
        <span className="address">{faqTopics[topic]}</span>
        {narrow ? <StatusChip publishedAt={publishedAt} /> : null}
      </span>
    </span>
  )
}

const columns: Column<FaqRecord>[] = [
  { label: faqText.question, sortBy: 'question', render: (entry) => <Question {...entry} /> },
  { label: faqText.position, sortBy: 'position', wide: true, render: ({ position }) => position },
  {
    label: contentText.status,
    sortBy: 'publishedAt',
    wide: true,
    render: ({ publishedAt }) => <StatusChip publishedAt={publishedAt} />,
  },
  { label: contentText.updatedAt, sortBy: 'updatedAt', wide: true, render: ({ updatedAt }) => moment(updatedAt) },
]

export function FaqList() {
  return (
    <ListScreen
      title={faqText.questions}
      create={faqText.fresh}
      sort={{ field: 'position', order: 'ASC' }}
      columns={exported}
      empty={faqText.empty}
      filters={
        <>
          <ChoiceFilter name="topic" label={faqText.topic} choices={topics} />
          <StatusFilter />
        </>
      }
    >
      <RowsTable<FaqRecord> columns={columns} nameOf={({ title }) => title} bulk={<BulkPublish />} />
    </ListScreen>
  )
}
