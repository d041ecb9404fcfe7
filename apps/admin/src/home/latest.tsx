import { PenLine } from 'lucide-react'
import { useGetList } from 'ra-core'
import { Link } from 'react-router'
import { StatusChip } from '../lists/status-chip.tsx'
import { type ArticleRecord, statusOf } from '../records.ts'
import { contentText } from '../text/content.ts'
import { homeText } from '../text/home.ts'

const few = { pagination: { page: 1, perPage: 3 }, sort: { field: 'updatedAt', order: 'DESC' as const } }

/** Publication date, or status if unpublished. */
function Stands({ publishedAt }: Pick<ArticleRecord, 'publishedAt'>) {
  if (publishedAt === null || statusOf(publishedAt, new Date()) !== 'published') {
    return (
      <p>
        <StatusChip publishedAt={publishedAt} />
      </p>
    )
  }
  return <p className="hint">{homeText.since(publishedAt)}</p>
}

/** Latest articles: the first with its picture, two more by title. */
export function Latest() {
  const { data = [], isPending } = useGetList<ArticleRecord>('articles', few)
  const [first, ...others] = data
  return (
    <section className="panel latest" aria-labelledby="journal">
      <h2 id="journal">{homeText.journal}</h2>
      {first === undefined && !isPending ? <p className="hint">{homeText.noArticle}</p> : null}
      {first === undefined ? null : (
        <article>
          {first.coverPicture === null ? null : (
            <img
              className="cover"
              src={first.coverPicture.formats.small.url}
              width={first.coverPicture.formats.small.width}
              height={first.coverPicture.formats.small.height}
              alt=""
            />
          )}
          <h3>
            <Link to={`/articles/${first.id}`}>{first.title}</Link>
          </h3>
          <Stands publishedAt={first.publishedAt} />
        </article>
      )}
      <ul className="entries">
        {others.map(({ id, title, publishedAt }) => (
          <li key={id}>
            <Link to={`/articles/${id}`}>{title}</Link>
            <Stands publishedAt={publishedAt} />
          </li>
        ))}
      </ul>
      <Link className="onward" to="/articles/create">
        <PenLine size={18} strokeWidth={1.75} aria-hidden="true" />
        {contentText.newArticle}
      </Link>
    </section>
  )
}
