import type { ShareHit } from '@consoeurs/contract'
import { Link } from 'react-router'
import { useBrand } from '../../brand/brand-context.tsx'
import { brandIcon } from '../../brand/brand-icon.ts'
import { searchText } from '../../text/search.ts'
import { Icon } from '../../ui/icon.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { kindOf } from '../shares/public.ts'

/** A share's picture, or the sign of its kind. */
export function HitPicture({ hit }: { hit: ShareHit }) {
  const kind = kindOf(useBrand(), hit.kind)
  if (hit.picture === null) {
    return (
      <span className="sr-pic">
        <Icon of={kind === undefined ? 'message-square' : brandIcon(kind.icon)} />
      </span>
    )
  }
  const { url } = hit.picture.formats.thumbnail
  return <img className="sr-pic" src={url} alt="" width={56} height={56} loading="lazy" decoding="async" />
}

/** A share that was found: its title, what stands around the word, whose it is. */
export function ShareHitRow({ hit }: { hit: ShareHit }) {
  const { slug, title, excerpt, author, community, publishedAt } = hit
  return (
    <Link className="cm-row" to={`/shares/${slug}`} prefetch="intent" viewTransition>
      <HitPicture hit={hit} />
      <span className="grow">
        {title === '' ? null : <b className="b sr-title">{title}</b>}
        {excerpt === '' ? null : <span className={title === '' ? 'sr-words' : 'soft sr-words'}>{excerpt}</span>}
        <span className="meta sr-title">
          {searchText.by(author.displayName)}
          {community === null ? null : ` ${searchText.in(community.name)}`}, <TimeAgo date={publishedAt} />
        </span>
      </span>
    </Link>
  )
}
