import { type RaRecord, useResourceContext } from 'ra-core'
import { BulkDeleteWithConfirmButton } from 'ra-ui-materialui'
import { Link } from 'react-router'
import { ListScreen } from '../../lists/list-screen.tsx'
import { type Column, RowsTable } from '../../lists/rows-table.tsx'
import type { TopicRecord } from '../../records.ts'
import { contentText } from '../../text/content.ts'
import { NewsletterReaders } from './newsletter-readers.tsx'

const exported = (record: RaRecord) => {
  const { id, name, slug, description } = record as TopicRecord
  return { id, name, slug, description }
}

function Name({ id, name }: TopicRecord) {
  return (
    <span className="headline">
      <Link to={`/${useResourceContext()}/${id}`}>{name}</Link>
    </span>
  )
}

const columns: Column<TopicRecord>[] = [
  { label: contentText.name, sortBy: 'name', render: (topic) => <Name {...topic} /> },
  { label: contentText.slug, sortBy: 'slug', wide: true, render: ({ slug }) => slug },
  { label: contentText.description, wide: true, render: ({ description }) => description },
]

/** List of categories or tags. */
export function TopicList() {
  const categories = useResourceContext() === 'categories'
  return (
    <>
      <ListScreen
        title={categories ? contentText.categories : contentText.tags}
        create={categories ? contentText.newCategory : contentText.newTag}
        sort={{ field: 'name', order: 'ASC' }}
        columns={exported}
        empty={contentText.emptyTopics}
      >
        <RowsTable<TopicRecord>
          columns={columns}
          nameOf={({ name }) => name}
          bulk={<BulkDeleteWithConfirmButton mutationMode="pessimistic" />}
        />
      </ListScreen>
      {categories ? <NewsletterReaders /> : null}
    </>
  )
}
