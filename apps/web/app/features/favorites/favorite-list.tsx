import type { FavoriteView, LiveEvent, Page } from '@consoeurs/contract'
import { useMemo } from 'react'
import { api } from '../../api/browser-api.ts'
import { ApiFailure } from '../../api/client.ts'
import { useBrand } from '../../brand/brand-context.tsx'
import { useIllustration } from '../../brand/illustration.ts'
import type { LiveKey } from '../../live/live-cache.ts'
import { useOpenedList } from '../../live/use-opened-list.ts'
import { useServedPages } from '../../live/use-served-pages.ts'
import { favoritesText } from '../../text/favorites.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { InfiniteList } from '../../ui/infinite-list.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { UnseenMark } from '../encounters/public.ts'
import { PersonRow } from '../members/public.ts'
import { FavoriteHeart, TellMeButton } from './favorite-buttons.tsx'
import { favoritesApi } from './favorites.api.ts'
import { useFavorite } from './use-favorite.ts'

const key: LiveKey = ['favorites']
const load = (cursor: string | undefined) => favoritesApi(api).list(cursor)

const seen = () => favoritesApi(api).seen()

/** What someone whom she keeps has just shared. */
const isNews = (event: LiveEvent) =>
  event.type === 'notification' && !event.notification.read && event.notification.value === 'interaction'

function FavoriteRow({ favorite }: { favorite: FavoriteView }) {
  const { member, tellMe, news, lastShare } = favorite
  const keepable = useMemo(() => ({ ...member, tellMe }), [member, tellMe])
  const { state } = useFavorite(keepable)
  // Let go by mistake, she is one press away until the page is left.
  return (
    <li className={state.kept ? 'fv' : 'fv gone'}>
      <PersonRow member={member} className={news > 0 ? 'nt person new' : 'nt person'} end={news > 0 && <UnseenMark />}>
        {lastShare === null ? (
          favoritesText.nothingShared
        ) : (
          <>
            <TimeAgo date={lastShare.at} />,{' '}
            {news > 0 ? favoritesText.news(news) : favoritesText.shared(lastShare.title)}
          </>
        )}
      </PersonRow>
      <span className="fv-ways">
        <TellMeButton member={keepable} />
        <FavoriteHeart member={keepable} />
      </span>
    </li>
  )
}

/** Whom she keeps, last kept first. */
export function FavoriteList({ first }: { first: Page<FavoriteView> }) {
  const { text } = useBrand()
  const picture = useIllustration('empty')
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
        <ul className="fv-list">
          {favorites.map((favorite) => (
            <FavoriteRow key={favorite.id} favorite={favorite} />
          ))}
        </ul>
      )}
    </InfiniteList>
  )
}
