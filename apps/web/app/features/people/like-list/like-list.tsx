import type { LikeView, Page } from '@consoeurs/contract'
import { useMemo } from 'react'
import { api } from '../../../api/browser-api.ts'
import { ApiFailure } from '../../../api/client.ts'
import { useIllustration } from '../../../brand/illustration.ts'
import type { LiveKey } from '../../../live/live-cache.ts'
import { useServedPages } from '../../../live/use-served-pages.ts'
import styles from '../../../styles/shared/notice-row.module.css'
import { likesText } from '../../../text/likes.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { IconLink } from '../../../ui/icon-button.tsx'
import { InfiniteList } from '../../../ui/infinite-list.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { LikeButton, likesApi, useLike } from '../likes/public.ts'
import { PersonRow } from '../members/public.ts'
import listStyles from './like-list.module.css'

const key: LiveKey = ['likes']
const load = (cursor: string | undefined) => likesApi(api).list(cursor)

function LikeRow({ like: { member, mutual } }: { like: LikeView }) {
  const target = useMemo(() => ({ ...member, mutual }), [member, mutual])
  const { state } = useLike(target)
  // A withdrawn like can be given again until the page is left.
  return (
    <li className={state.liked ? styles.favorite : `${styles.favorite} ${styles.removed}`}>
      <PersonRow member={member} className={`${styles.notice} ${styles.person}`}>
        {mutual ? likesText.mutualMark : likesText.onlyYou}
      </PersonRow>
      <span className={styles.favoriteActions}>
        {mutual ? (
          <IconLink
            to={`/messages/${member.username}`}
            icon="message-circle"
            label={likesText.write(member.displayName)}
          />
        ) : null}
        <LikeButton member={target} named className={listStyles.heart} />
      </span>
    </li>
  )
}

/** Newest first. */
export function LikeList({ first }: { first: Page<LikeView> }) {
  const picture = useIllustration('emptyFavorites')
  const { items, more, hasMore, loading, error } = useServedPages({ key, served: first, load })
  if (items.length === 0 && !hasMore) {
    const { action, ...said } = likesText.empty
    return <EmptyState picture={picture} {...said} action={<ButtonLink to="/members">{action}</ButtonLink>} />
  }
  return (
    <InfiniteList
      items={[items]}
      keyOf={() => 'likes'}
      hasMore={hasMore}
      loading={loading}
      onMore={more}
      error={error instanceof ApiFailure ? error.message : null}
      nextHref={first.cursor === null ? undefined : `/likes?cursor=${encodeURIComponent(first.cursor)}`}
    >
      {(likes) => (
        <ul>
          {likes.map((like) => (
            <LikeRow key={like.id} like={like} />
          ))}
        </ul>
      )}
    </InfiniteList>
  )
}
