import useMediaQuery from '@mui/material/useMediaQuery'
import type { RaRecord } from 'ra-core'
import { Link } from 'react-router'
import { BulkPublish } from '../../lists/bulk-publish.tsx'
import { moment } from '../../lists/dates.ts'
import { StatusFilter, TopicFilter } from '../../lists/filters.tsx'
import { ListScreen } from '../../lists/list-screen.tsx'
import { type Column, RowsTable } from '../../lists/rows-table.tsx'
import { StatusChip } from '../../lists/status-chip.tsx'
import { type ArticleRecord, statusOf } from '../../records.ts'
import { contentText } from '../../text/content.ts'

const exported = (record: RaRecord) => {
  const { id, title, slug, excerpt, categoryName, authorName, publishedAt, updatedAt } = record as ArticleRecord
  const status = contentText.statuses[statusOf(publishedAt, new Date())]
  return { id, title, slug, excerpt, categoryName, authorName, status, publishedAt, updatedAt }
}

function Headline({ id, title, coverPicture, publishedAt }: ArticleRecord) {
  const narrow = useMediaQuery('(max-width: 899px)')
  return (
    <span className="headline">
      {coverPicture === null ? (
        <span className="thumb" />
      ) : (
        <img className="thumb" src={coverPicture.formats.thumbnail.url} alt="" width={56} height={42} loading="lazy" />
      )}
      <span>
        <Link to={`/articles/${id}`}>{title}</Link>
        {narrow ? <StatusChip publishedAt={publishedAt} /> : null}
      </span>
    </span>
  )
}

const columns: Column<ArticleRecord>[] = [
  { label: contentText.title, sortBy: 'title', render: (article) => <Headline {...article} /> },
  {
    label: contentText.status,
    sortBy: 'publishedAt',
    wide: true,
    render: ({ publishedAt }) => <StatusChip publishedAt={publishedAt} />,
  },
  { label: contentText.category, wide: true, render: ({ categoryName }) => categoryName },
  { label: contentText.author, wide: true, render: ({ authorName }) => authorName },
  { label: contentText.updatedAt, sortBy: 'updatedAt', wide: true, render: ({ updatedAt }) => moment(updatedAt) },
]

/** All articles including drafts, last edited first. */
export function ArticleList() {
  return (
    <ListScreen
      title={contentText.articles}
      create={contentText.newArticle}
      sort={{ field: 'updatedAt', order: 'DESC' }}
      columns={exported}
      empty={contentText.emptyArticles}
      filters={
        <>
          <StatusFilter />
          <TopicFilter topic="categories" />
          <TopicFilter topic="tags" />
        </>
      }
    >
      <RowsTable<ArticleRecord> columns={columns} nameOf={({ title }) => title} bulk={<BulkPublish />} />
    </ListScreen>
  )
}
