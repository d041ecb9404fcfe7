import type { ShareHit } from '@consoeurs/contract'
import { useBrand } from '../../../brand/brand-context.tsx'
import { brandIcon } from '../../../brand/brand-icon.ts'
import { Link } from '../../../navigation/link.tsx'
import communitiesStyles from '../../../styles/shared/community-row.module.css'
import styles from '../../../styles/shared/search-results.module.css'
import { searchText } from '../../../text/search.ts'
import { Icon } from '../../../ui/icon.tsx'
import { TimeAgo } from '../../../ui/time-ago.tsx'
import { kindOf } from '../shares/public.ts'

export function HitPicture({ hit }: { hit: ShareHit }) {
  const kind = kindOf(useBrand(), hit.kind)
  if (hit.picture === null) {
    return (
      <span className={styles.picture}>
        <Icon of={kind === undefined ? 'message-square' : brandIcon(kind.icon)} />
      </span>
    )
  }
  const { url } = hit.picture.formats.thumbnail
  return <img className={styles.picture} src={url} alt="" width={56} height={56} loading="lazy" decoding="async" />
}

export function ShareHitRow({ hit }: { hit: ShareHit }) {
  const { slug, title, excerpt, author, community, publishedAt } = hit
  return (
    <Link className={communitiesStyles.row} to={`/shares/${slug}`} prefetch="intent" viewTransition>
      <HitPicture hit={hit} />
      <span className="grow">
        {title === '' ? null : <b className={`bold ${styles.title}`}>{title}</b>}
        {excerpt === '' ? null : (
          <span className={title === '' ? styles.words : `soft ${styles.words}`}>{excerpt}</span>
        )}
        <span className={`meta ${styles.title}`}>
          <span>
            {community === null
              ? searchText.by(author.displayName)
              : `${searchText.by(author.displayName)} ${searchText.in(community.name)}`}
          </span>
          , <TimeAgo date={publishedAt} />
        </span>
      </span>
    </Link>
  )
}
