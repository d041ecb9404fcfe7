import type { ProfilePhoto } from '@consoeurs/contract'
import styles from '../../../styles/shared/photo-editor.module.css'
import { photosText } from '../../../text/photos.ts'
import { Icon } from '../../../ui/icon.tsx'

/** What a member reads while a moderator has yet to look at her first photos. */
export function PhotosWaiting({ photos }: { photos: ProfilePhoto[] }) {
  const count = photos.filter(({ state }) => state === 'waiting').length
  if (count === 0) return null
  return (
    <p className={styles.waiting} role="status">
      <Icon of="clock" />
      <span>
        {count === 1 ? photosText.waiting : photosText.waitingMany} {photosText.waitingMore(count)}
      </span>
    </p>
  )
}
