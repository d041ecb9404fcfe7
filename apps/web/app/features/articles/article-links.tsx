import { Link } from 'react-router'
import { dashboardText } from '../../text/dashboard.ts'
import { MoreLink } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { ArticleBeside } from './articles-beside.ts'

interface ArticleLinksProps {
  articles: ArticleBeside[]
  /** The hour where she is, 0 to 23: in the evening she reads « ce soir ». */
  hour: number
}

/** « À lire », beside a page: the newest article with its picture, the next ones by their titles. Nothing where there is none. */
export function ArticleLinks({ articles: [first, ...rest], hour }: ArticleLinksProps) {
  if (first === undefined) return null
  const title = dashboardText.toRead(hour)
  return (
    <section aria-label={title}>
      <div className="sect">
        <h2 className="d h4">{title}</h2>
        <MoreLink to="/blog">{dashboardText.journal}</MoreLink>
      </div>
      <Link className="db-read" to={first.to} prefetch="intent">
        {first.picture === null ? null : (
          <Picture
            picture={{ ...first.picture, alt: '' }}
            className="cv"
            sizes="(min-width: 900px) 320px, 100vw"
            ratio={1.9}
          />
        )}
        <b className="d h4">{first.title}</b>
        <span className="meta">{first.time}</span>
      </Link>
      {rest.map((article) => (
        <Link key={article.to} className="db-read also" to={article.to} prefetch="intent">
          <b className="b small">{article.title}</b>
          <span className="meta">{article.time}</span>
        </Link>
      ))}
    </section>
  )
}
