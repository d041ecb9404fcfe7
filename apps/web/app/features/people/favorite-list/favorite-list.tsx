import type { FavoriteView, LiveEvent, Page } from '@consoeurs/contract'
import { useMemo } from 'react'
import { api } from '../../../api/browser-api.ts'
import { useBrand } from '../../../brand/brand-context.tsx'
import { useOpenedList } from '../../../live/use-opened-list.ts'
import styles from '../../../styles/shared/notice-row.module.css'
import { favoritesText } from '../../../text/favorites.ts'
import { TimeAgo } from '../../../ui/time-ago.tsx'
import { PagedRows, type RowSource, UnseenMark } from '../encounters/public.ts'
import { FavoriteButton, favoritesApi, TellMeButton, useFavorite } from '../favorites/public.ts'
import { PersonRow } from '../members/public.ts'

const source: RowSource<FavoriteView> = {
  key: ['favorites'],
  path: '/favorites',
  load: (cursor) => favoritesApi(api).list(cursor),
}

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
  useOpenedList({ key: source.key, seen, isNews })
  return (
    <PagedRows source={source} first={first} empty={text.emptyFavorites}>
      {(favorite) => <FavoriteRow key={favorite.id} favorite={favorite} />}
    </PagedRows>
  )
}
