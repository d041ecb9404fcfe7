import type { FavoriteView, LiveEvent, Page } from '@consoeurs/contract'
import { useMemo } from 'react'
import { api } from '../../../api/browser-api.ts'
import { ApiFailure } from '../../../api/client.ts'
import { useBrand } from '../../../brand/brand-context.tsx'
import { useIllustration } from '../../../brand/illustration.ts'
import type { LiveKey } from '../../../live/live-cache.ts'
import { useOpenedList } from '../../../live/use-opened-list.ts'
import { useServedPages } from '../../../live/use-served-pages.ts'
import styles from '../../../styles/shared/notice-row.module.css'
import { favoritesText } from '../../../text/favorites.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { InfiniteList } from '../../../ui/infinite-list.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { TimeAgo } from '../../../ui/time-ago.tsx'
import { UnseenMark } from '../encounters/public.ts'
import { FavoriteButton, favoritesApi, TellMeButton, useFavorite } from '../favorites/public.ts'
import { PersonRow } from '../members/public.ts'

const key: LiveKey = ['favorites']
const load = (cursor: string | undefined) => favoritesApi(api).list(cursor)

const seen = () => favoritesApi(api).seen()

/** A favourite has shared something. */
const isNews = (event: LiveEvent) =>
  event.type === 'notification' && !event.notification.read && event.notification.value === 'interaction'

function FavoriteRow({ favorite }: { favorite: FavoriteView }) {
  const { member, tellMe, news, lastShare } = favorite
  const keepable = useMemo(() => ({ ...member, tellMe }), [member, tellMe])
  const { state } = useFavorite(keepable)
  // A removed favourite can be restored until the page is left.
  return (
    <li className={state.kept ? styles.favorite : `${styles.favorite} ${styles.removed}`}>
      <PersonRow
        member={member}
        className={
          news > 0 ? `${styles.notice} ${styles.person} ${styles.unseen}` : `${styles.notice} ${styles.person}`
        }
        end={news > 0 && <UnseenMark />}
      >
        {lastShare === null ? (
          favoritesText.nothingShared
        ) : (
          <span>
            <TimeAgo date={lastShare.at} />,{' '}
            {news > 0 ? favoritesText.news(news) : favoritesText.shared(lastShare.title)}
          </span>
        )}
      </PersonRow>
      <span className={styles.favoriteActions}>
        <TellMeButton member={keepable} />
        <FavoriteButton member={keepable} />
      </span>
    </li>
  )
}

/** Newest first. */
export function FavoriteList({ first }: { first: Page<FavoriteView> }) {
  const { text } = useBrand()
  const picture = useIllustration('emptyFavorites')
  const { items, more, hasMore, loading, error } = useServedPages({ key, served: first, load })
  useOpenedList({ key, seen, isNews })
  if (items.length === 0 && !hasMore) {
    const { action, ...said } = text.emptyFavorites
    return <EmptyState picture={picture} {...said} action={<ButtonLink to="/members">{action}</ButtonLink>} />
  }
  return (
    <InfiniteList
      items={[items]}
      keyOf={() => 'favorites'}
      hasMore={hasMore}
      loading={loading}
      onMore={more}
      error={error instanceof ApiFailure ? error.message : null}
      nextHref={first.cursor === null ? undefined : `/favorites?cursor=${encodeURIComponent(first.cursor)}`}
    >
      {(favorites) => (
        <ul>
          {favorites.map((favorite) => (
            <FavoriteRow key={favorite.id} favorite={favorite} />
          ))}
        </ul>
      )}
    </InfiniteList>
  )
}
