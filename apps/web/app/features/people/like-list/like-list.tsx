import type { LikeView, Page } from '@consoeurs/contract'
import { useMemo } from 'react'
import { api } from '../../../api/browser-api.ts'
import styles from '../../../styles/shared/notice-row.module.css'
import { likesText } from '../../../text/likes.ts'
import { IconLink } from '../../../ui/icon-button.tsx'
import { PagedRows, type RowSource } from '../encounters/public.ts'
import { LikeButton, likesApi, useLike } from '../likes/public.ts'
import { PersonRow } from '../members/public.ts'
import listStyles from './like-list.module.css'

const source: RowSource<LikeView> = {
  key: ['likes'],
  path: '/likes',
  load: (cursor) => likesApi(api).list(cursor),
}

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
  return (
    <PagedRows source={source} first={first} empty={likesText.empty}>
      {(like) => <LikeRow key={like.id} like={like} />}
    </PagedRows>
  )
}
