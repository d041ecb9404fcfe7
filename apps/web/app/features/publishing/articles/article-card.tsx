import { Link } from '../../../navigation/link.tsx'
import { dashboardText } from '../../../text/dashboard.ts'
import { Picture } from '../../../ui/picture.tsx'
import styles from './article-list.module.css'
import type { AsideArticle } from './aside-articles.ts'

/** The newest article, as a card between shares. */
export function ArticleCard({ article }: { article: AsideArticle }) {
  return (
    <Link className={styles.feedCard} to={article.to} prefetch="intent" viewTransition>
      {article.picture === null ? null : (
        <Picture
          picture={{ ...article.picture, alt: '' }}
          className={styles.cover}
          sizes="(min-width: 900px) 280px, 100vw"
          ratio={2.2}
        />
      )}
      <span className={styles.words}>
        <span className="meta">{dashboardText.journal(article.time)}</span>
        <b className="display heading-3">{article.title}</b>
      </span>
    </Link>
  )
}
