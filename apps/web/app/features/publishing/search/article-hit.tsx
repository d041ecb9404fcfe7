import { type ArticleHit, readingTime } from '@consoeurs/contract'
import { Link } from '../../../navigation/link.tsx'
import communitiesStyles from '../../../styles/shared/community-row.module.css'
import styles from '../../../styles/shared/search-results.module.css'
import { Icon } from '../../../ui/icon.tsx'
import { articleHref } from '../articles/public.ts'

export function ArticleHitRow({
  hit: { id, slug, title, excerpt, category, readingMinutes, picture },
}: {
  hit: ArticleHit
}) {
  return (
    <Link
      className={communitiesStyles.row}
      to={articleHref({ id, attributes: { slug } })}
      prefetch="intent"
      viewTransition
    >
      {picture === null ? (
        <span className={styles.picture}>
          <Icon of="book-open" />
        </span>
      ) : (
        <img className={styles.picture} src={picture} alt="" width={56} height={56} loading="lazy" decoding="async" />
      )}
      <span className="grow">
        <b className={`bold ${styles.title}`}>{title}</b>
        {excerpt === '' ? null : <span className={`soft ${styles.words}`}>{excerpt}</span>}
        <span className={`meta ${styles.title}`}>
          {[category, readingTime(readingMinutes)].filter(Boolean).join(' · ')}
        </span>
      </span>
    </Link>
  )
}
