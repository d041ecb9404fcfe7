import { type ArticleHit, readingTime } from '@consoeurs/contract'
import { Link } from 'react-router'
import { Icon } from '../../ui/icon.tsx'
import { articleHref } from '../articles/public.ts'

/** An article that was found: its cover, its title, how it begins. */
export function ArticleHitRow({
  hit: { id, slug, title, excerpt, category, readingMinutes, picture },
}: {
  hit: ArticleHit
}) {
  return (
    <Link className="cm-row" to={articleHref({ id, attributes: { slug } })} prefetch="intent" viewTransition>
      {picture === null ? (
        <span className="sr-pic">
          <Icon of="book-open" />
        </span>
      ) : (
        <img className="sr-pic" src={picture} alt="" width={56} height={56} loading="lazy" decoding="async" />
      )}
      <span className="grow">
        <b className="b sr-title">{title}</b>
        {excerpt === '' ? null : <span className="soft sr-words">{excerpt}</span>}
        <span className="meta sr-title">{[category, readingTime(readingMinutes)].filter(Boolean).join(' · ')}</span>
      </span>
    </Link>
  )
}
