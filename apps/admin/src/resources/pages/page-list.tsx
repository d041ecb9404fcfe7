import type { RaRecord } from 'ra-core'
import { Link } from 'react-router'
import { BulkPublish } from '../../lists/bulk-publish.tsx'
import { moment } from '../../lists/dates.ts'
import { StatusFilter } from '../../lists/filters.tsx'
import { ListScreen } from '../../lists/list-screen.tsx'
import { type Column, RowsTable } from '../../lists/rows-table.tsx'
import { StatusChip } from '../../lists/status-chip.tsx'
import { type PageRecord, statusOf } from '../../records.ts'
import { contentText } from '../../text/content.ts'

const exported = (record: RaRecord) => {
  const { id, title, slug, publishedAt, updatedAt } = record as PageRecord
  return { id, title, slug, status: contentText.statuses[statusOf(publishedAt, new Date())], publishedAt, updatedAt }
}

const columns: Column<PageRecord>[] = [
  {
    label: contentText.title,
    sortBy: 'title',
    render: ({ id, title, slug }) => (
      <span className="headline">
        <span>
          <Link to={`/pages/${id}`}>{title}</Link>
          <span className="address">{`/l/${slug}`}</span>
        </span>
      </span>
    ),
  },
  {
    label: contentText.status,
    sortBy: 'publishedAt',
    render: ({ publishedAt }) => <StatusChip publishedAt={publishedAt} />,
  },
  { label: contentText.updatedAt, sortBy: 'updatedAt', wide: true, render: ({ updatedAt }) => moment(updatedAt) },
]

export function PageList() {
  return (
    <ListScreen
      title={contentText.pages}
      create={contentText.newPage}
      sort={{ field: 'title', order: 'ASC' }}
      columns={exported}
      empty={contentText.emptyPages}
      filters={<StatusFilter />}
    >
      <RowsTable<PageRecord> columns={columns} nameOf={({ title }) => title} bulk={<BulkPublish />} />
    </ListScreen>
  )
}
